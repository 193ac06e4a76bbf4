CREATE TABLE started_authorization (
  state_hash bytea PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('oauth', 'native', 'oidc', 'saml')),
  browser_hash bytea,
  sealed_data bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE started_authorization IS 'Somebody was sent to another provider and has not come back yet';
COMMENT ON COLUMN started_authorization.state_hash IS 'SHA-256 of the state (SAML: RelayState) that comes back; the row goes when it does';
COMMENT ON COLUMN started_authorization.browser_hash IS 'SHA-256 of the cookie of the browser that started it; null for apps, which have none';
COMMENT ON COLUMN started_authorization.sealed_data IS 'AES-256-GCM, bound to the hash: holds the PKCE verifier and the nonce';
CREATE INDEX started_authorization_expiry ON started_authorization (expires_at);

CREATE TABLE exchange_code (
  code_hash bytea PRIMARY KEY,
  method text NOT NULL CHECK (method IN ('oauth', 'sso')),
  user_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  browser_hash bytea,
  sealed_data bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE exchange_code IS 'What a browser brings home from another provider to trade for tokens';
COMMENT ON COLUMN exchange_code.code_hash IS 'SHA-256 of the code; the row goes when it is used';
COMMENT ON COLUMN exchange_code.browser_hash IS 'The browser that may trade it; null: any';
CREATE INDEX exchange_code_expiry ON exchange_code (expires_at);

CREATE TABLE used_id_token (
  token_hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE used_id_token IS 'Id tokens that came from a client itself, each good once; the row means nothing after their end';
CREATE INDEX used_id_token_expiry ON used_id_token (expires_at);

CREATE INDEX account_verified_email ON account (lower(email)) WHERE is_email_verified;
