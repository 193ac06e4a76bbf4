CREATE TABLE known_source (
  user_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  source_key bytea NOT NULL,
  kind text NOT NULL CHECK (kind IN ('device', 'address')),
  last_used_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, source_key)
);
COMMENT ON TABLE known_source IS 'Where a user has signed in with every factor: their guesses count apart from those of strangers';
COMMENT ON COLUMN known_source.source_key IS 'HMAC of the device cookie, or of the address (of IPv6 the /64)';
CREATE INDEX known_source_age ON known_source (last_used_at);

CREATE TABLE guess_pace (
  subject_key bytea PRIMARY KEY,
  due_at timestamptz NOT NULL
);
COMMENT ON TABLE guess_pace IS 'Bounds all guesses about one account, however many addresses they come from';
COMMENT ON COLUMN guess_pace.subject_key IS 'HMAC of the user id (or the login id as typed where nobody has it), what is guessed, and the kind of source';
COMMENT ON COLUMN guess_pace.due_at IS 'When all guesses so far are paid for, at one interval each; a guess is refused while this is a burst ahead of now';
CREATE INDEX guess_pace_due ON guess_pace (due_at);

COMMENT ON COLUMN lockout.login_key IS 'HMAC of the user id (or the login id as typed where nobody has it) and the source: rows exist for unknown ids too';
DELETE FROM lockout;
DROP TABLE slow_lockout;
