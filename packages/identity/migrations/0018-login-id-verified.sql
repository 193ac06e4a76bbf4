ALTER TABLE login_id ADD COLUMN verified_at timestamptz;
COMMENT ON COLUMN login_id.verified_at IS 'When its holder proved it or an administrator vouched for it; null: whoever signed up only said that it is theirs';
UPDATE login_id l SET verified_at = now()
FROM account a
WHERE a.user_id = l.user_id AND (
  a.status = 'invited'
  OR (a.is_email_verified AND lower(a.email) = l.login_id)
  OR (a.is_phone_verified AND a.phone = l.login_id));

-- What is under way for a user, so that it can end when their proofs do.
ALTER TABLE one_time_code ADD COLUMN user_id text REFERENCES account ON DELETE CASCADE;
COMMENT ON COLUMN one_time_code.user_id IS 'Null for a login id that nobody had when it was made';
CREATE INDEX one_time_code_user ON one_time_code (user_id);

ALTER TABLE started_authorization ADD COLUMN user_id text REFERENCES account ON DELETE CASCADE;
COMMENT ON COLUMN started_authorization.user_id IS 'The signed-in user that an identity is to be linked to';
CREATE INDEX started_authorization_user ON started_authorization (user_id);

ALTER TABLE flow_execution ADD COLUMN user_id text REFERENCES account ON DELETE CASCADE;
COMMENT ON COLUMN flow_execution.user_id IS 'Who has shown a first proof in it and not yet the second';
CREATE INDEX flow_execution_user ON flow_execution (user_id);

ALTER TABLE exchange_code ADD COLUMN is_from_server boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN exchange_code.is_from_server IS 'A server started it, without a browser: it may trade the code without the cookie';
COMMENT ON COLUMN exchange_code.browser_hash IS 'The browser that may trade it; null: whatever is no browser';
CREATE INDEX exchange_code_user ON exchange_code (user_id);
