CREATE TABLE slow_lockout (
  subject_key bytea PRIMARY KEY,
  failed_at timestamptz[] NOT NULL
);
COMMENT ON TABLE slow_lockout IS 'Wrong codes of authenticator apps within a day, whoever they were for';
COMMENT ON COLUMN slow_lockout.subject_key IS 'HMAC of the user id, or of the login id as typed where nobody has it';
COMMENT ON COLUMN slow_lockout.failed_at IS 'The oldest first, none a day older than the last; when they are too many, the last one closes for a day';
COMMENT ON COLUMN lockout.login_key IS 'HMAC of the user id, or of the login id as typed where nobody has it: rows exist for unknown ids too';
