CREATE TABLE flow_execution (
  execution_hash bytea PRIMARY KEY,
  flow_id text NOT NULL,
  sequence integer NOT NULL,
  nonce_hash bytea NOT NULL,
  browser_hash bytea,
  sealed_state bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE flow_execution IS 'Somebody who is on the way through a sign-in flow, or was within the last day';
COMMENT ON COLUMN flow_execution.execution_hash IS 'SHA-256 of the random part of the execution id, which only the client has';
COMMENT ON COLUMN flow_execution.sequence IS 'Answers so far: each request takes the one before it, once';
COMMENT ON COLUMN flow_execution.nonce_hash IS 'SHA-256 of the nonce that the next request must show';
COMMENT ON COLUMN flow_execution.browser_hash IS 'SHA-256 of the cookie of the browser that started it; null: started by something that is none';
COMMENT ON COLUMN flow_execution.sealed_state IS 'What was typed and proved, AES-256-GCM bound to execution_hash; never a password or a code';
COMMENT ON COLUMN flow_execution.expires_at IS 'An hour after the last request; the moment of the end for one that is completed';
CREATE INDEX flow_execution_expiry ON flow_execution (expires_at);
