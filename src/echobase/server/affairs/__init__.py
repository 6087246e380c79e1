"""What happens at a table apart from the moves: talk, offers, takeovers, clocks."""
