CREATE TABLE one_time_code (
  subject_key bytea NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('signIn', 'signUp', 'email', 'phone')),
  code_id uuid NOT NULL UNIQUE,
  method text NOT NULL,
  code_hash bytea NOT NULL,
  sealed_content bytea NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (subject_key, purpose)
);
COMMENT ON TABLE one_time_code IS 'The newest code of each subject and purpose; a row for a login id that nobody has opens nothing';
COMMENT ON COLUMN one_time_code.subject_key IS 'HMAC of the user id, or of the login id while nobody has it: the table holds no addresses';
COMMENT ON COLUMN one_time_code.method IS 'How it was sent: it is good for that one only';
COMMENT ON COLUMN one_time_code.code_hash IS 'HMAC of code_id and code: a bare hash of six digits is guessed at once';
COMMENT ON COLUMN one_time_code.sealed_content IS 'What the code opens, AES-256-GCM bound to code_id';
COMMENT ON COLUMN one_time_code.tries IS 'Counted before the code is compared';
CREATE INDEX one_time_code_expiry ON one_time_code (expires_at);
