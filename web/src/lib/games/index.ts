// The clients of the games by name; a game without one gets the general client.

import type { Board } from '../protocol'
import { assault } from './assault'
import { battle } from './battle'
import type { GameClient } from './client'
import { general } from './general'

const CLIENTS: Record<string, GameClient> = { battle, assault }

export function clientOf({ client }: Pick<Board, 'client'>): GameClient {
  return CLIENTS[client] ?? general
}
