// The toy of toy.py in C++, only to compare: the same rules and names, where every comment stands.
// toy FIRST_SEED GAMES prints the steps, the check number and the seconds of processor time.

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

#include "tables.h"  // written by compare.py from the tables of toy.py

using i64 = std::int64_t;

struct Luck {
    i64 state;

    i64 below(i64 count) {
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF;
        return state * count >> 31;
    }
};

struct State {
    std::array<i64, UNITS> hex;
    std::array<i64, UNITS> figures;
    std::array<i64, HEXES> at;
    std::array<i64, 2> low;
    std::array<i64, 2> high;
    i64 side, turn, step, orders, last, ordered, moved, attacked, target, dice;
    std::vector<i64> legal;

    State() {
        figures.fill(4);
        at.fill(NOBODY);
        low.fill(0);
        high.fill(0);
        for (i64 unit = 0; unit < UNITS; unit++) put(unit, STARTS[unit]);
        side = 0;
        turn = 1;
        target = NOBODY;
        dice = 0;
        begin_turn();
    }

    void begin_turn() {
        step = DRAW;
        orders = 0;
        last = NOBODY;
        ordered = moved = attacked = 0;
    }

    void put(i64 unit, i64 hex_) {
        i64 owner = unit < UNITS / 2 ? 0 : 1;
        hex[unit] = hex_;
        at[hex_] = unit;
        low[owner] |= LOW[hex_];
        high[owner] |= HIGH[hex_];
    }

    void lift(i64 unit) {
        i64 owner = unit < UNITS / 2 ? 0 : 1;
        i64 hex_ = hex[unit];
        hex[unit] = NOBODY;
        at[hex_] = NOBODY;
        low[owner] &= ~LOW[hex_];
        high[owner] &= ~HIGH[hex_];
    }
};

// The lowest member of a set that has any, taken out of it.
static i64 next_of(i64 &low, i64 &high) {
    i64 &word = low ? low : high;
    i64 found = __builtin_ctzll(word) + (low ? 0 : WORD);
    word &= word - 1;
    return found;
}

static void reach(const State &state, i64 start, i64 &found_low, i64 &found_high) {
    i64 free_low = ~(state.low[0] | state.low[1]), free_high = ~(state.high[0] | state.high[1]);
    i64 edge_low = LOW[start], edge_high = HIGH[start];
    found_low = found_high = 0;
    for (i64 step = 0; step < MOVES; step++) {
        i64 low = 0, high = 0;
        while (edge_low | edge_high) {
            i64 place = next_of(edge_low, edge_high);
            low |= NEAR_LOW[place];
            high |= NEAR_HIGH[place];
        }
        low &= free_low & ~found_low;
        high &= free_high & ~found_high;
        found_low |= low;
        found_high |= high;
        edge_low = low & ~WOODS_LOW;
        edge_high = high & ~WOODS_HIGH;
    }
}

static bool sees(const State &state, i64 start, i64 end) {
    i64 line = 3 * (start * HEXES + end);
    i64 low = WOODS_LOW | state.low[0] | state.low[1];
    i64 high = WOODS_HIGH | state.high[0] | state.high[1];
    if (LINE_LOW[line] & low || LINE_HIGH[line] & high) return false;
    if (!(LINE_LOW[line + 1] & low || LINE_HIGH[line + 1] & high)) return true;
    return !(LINE_LOW[line + 2] & low || LINE_HIGH[line + 2] & high);
}

static void list_orders(State &state) {
    i64 low = state.low[state.side], high = state.high[state.side];
    while (low | high) {
        i64 hex = next_of(low, high);
        if (hex > state.last) state.legal.push_back(FIRST_ORDER + hex);
    }
}

static void list_moves(State &state) {
    for (i64 unit = 0; unit < UNITS; unit++) {
        if (!((state.ordered & ~state.moved) >> unit & 1)) continue;
        i64 start = state.hex[unit], low, high;
        reach(state, start, low, high);
        while (low | high) {
            i64 end = next_of(low, high);
            state.legal.push_back(FIRST_MOVE + start * HEXES + end);
        }
    }
}

static void list_attacks(State &state) {
    i64 enemy = 1 - state.side;
    for (i64 unit = 0; unit < UNITS; unit++) {
        if (!((state.ordered & ~state.attacked) >> unit & 1)) continue;
        i64 start = state.hex[unit], low = state.low[enemy], high = state.high[enemy];
        while (low | high) {
            i64 hex = next_of(low, high);
            if (DISTANCE[start * HEXES + hex] <= RANGE && sees(state, start, hex))
                state.legal.push_back(FIRST_ATTACK + start * HEXES + hex);
        }
    }
}

static void end_step(State &state) {
    if (state.step != ATTACK) {
        state.step++;
    } else if (state.turn == LAST_TURN) {
        state.step = OVER;
    } else {
        state.turn++;
        state.side = 1 - state.side;
        state.begin_turn();
    }
}

static void perform(State &state, i64 action) {
    if (action == DONE) {
        end_step(state);
    } else if (action >= FIRST_ATTACK) {
        i64 start = (action - FIRST_ATTACK) / HEXES, end = (action - FIRST_ATTACK) % HEXES;
        state.attacked |= i64(1) << state.at[start];
        state.target = state.at[end];
        state.dice = 4 - DISTANCE[start * HEXES + end];
        state.step = ROLL;
    } else if (action >= FIRST_MOVE) {
        i64 unit = state.at[(action - FIRST_MOVE) / HEXES];
        state.moved |= i64(1) << unit;
        state.lift(unit);
        state.put(unit, (action - FIRST_MOVE) % HEXES);
    } else {
        i64 hex = action - FIRST_ORDER;
        state.ordered |= i64(1) << state.at[hex];
        state.last = hex;
        state.orders--;
    }
}

static void hit(State &state, i64 hits) {
    i64 target = state.target;
    state.step = ATTACK;
    state.figures[target] -= hits;
    if (state.figures[target] <= 0) {
        state.lift(target);
        if (!(state.low[1 - state.side] | state.high[1 - state.side])) state.step = OVER;
    }
}

static void advance(State &state) {
    while (ORDER <= state.step && state.step < OVER) {
        if (state.step != ORDER || state.orders) {
            state.legal.assign(1, DONE);
            if (state.step == ORDER) list_orders(state);
            else if (state.step == MOVE) list_moves(state);
            else list_attacks(state);
            if (state.legal.size() > 1) return;
        }
        end_step(state);
    }
}

static i64 play(const State &first, i64 seed, i64 &check) {
    State state = first;
    Luck luck{seed & 0x7FFFFFFF};
    i64 steps = 0;
    check = 0;
    while (state.step != OVER) {
        i64 action;
        if (state.step == DRAW) {
            action = 1 + luck.below(4);
            state.orders = action;
            state.step = ORDER;
        } else if (state.step == ROLL) {
            i64 rolled = luck.below(WAYS_TO_ROLL[state.dice]);
            for (action = 0; rolled >= WAYS_TO_HIT[4 * state.dice + action]; action++)
                rolled -= WAYS_TO_HIT[4 * state.dice + action];
            hit(state, action);
        } else {
            action = state.legal[luck.below(state.legal.size())];
            perform(state, action);
        }
        advance(state);
        steps++;
        check = (check * 31 + action) & 0x7FFFFFFF;
    }
    return steps;
}

int main(int count, char **words) {
    if (count != 3) return 1;
    i64 first_seed = std::atoll(words[1]), games = std::atoll(words[2]);
    std::clock_t begun = std::clock();
    State first;
    i64 steps = 0, check = 0;
    for (i64 seed = first_seed; seed < first_seed + games; seed++) {
        i64 number;
        steps += play(first, seed, number);
        check = (check + number) & 0x7FFFFFFF;
    }
    double seconds = double(std::clock() - begun) / CLOCKS_PER_SEC;
    std::printf("%lld %lld %.6f\n", (long long)steps, (long long)check, seconds);
}
