CREATE TABLE refresh_family (
  family_id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  sid text NOT NULL UNIQUE,
  amr text[] NOT NULL,
  selected_tenant_id text,
  client_claims jsonb,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
COMMENT ON TABLE refresh_family IS 'One sign-in: every refresh token that descends from it';
COMMENT ON COLUMN refresh_family.sid IS 'Session id in the tokens; replaced when the tokens issued so far must end but the sign-in may go on';
COMMENT ON COLUMN refresh_family.client_claims IS 'Claims that the client asked for; they go under nsec and are trusted by nobody';
COMMENT ON COLUMN refresh_family.expires_at IS 'Absolute: rotation does not move it';
CREATE INDEX refresh_family_user ON refresh_family (user_id);
CREATE INDEX refresh_family_expiry ON refresh_family (expires_at);

CREATE TABLE refresh_token (
  token_hash bytea PRIMARY KEY,
  family_id text NOT NULL REFERENCES refresh_family ON DELETE CASCADE,
  parent_hash bytea,
  issued_at timestamptz NOT NULL,
  used_at timestamptz,
  rotated_at timestamptz,
  superseded_at timestamptz
);
COMMENT ON COLUMN refresh_token.token_hash IS 'SHA-256 of the token''s jti; the token itself is stored nowhere';
COMMENT ON COLUMN refresh_token.used_at IS 'First time it was presented';
COMMENT ON COLUMN refresh_token.rotated_at IS 'Last time a child of it was issued';
COMMENT ON COLUMN refresh_token.superseded_at IS 'A sibling took its place before it was ever used: using it now is reuse';
CREATE INDEX refresh_token_family ON refresh_token (family_id);
CREATE INDEX refresh_token_parent ON refresh_token (parent_hash);

CREATE TABLE revoked_session (
  sid text PRIMARY KEY,
  until timestamptz NOT NULL
);
COMMENT ON COLUMN revoked_session.until IS 'End of the last session token that carries the sid; the row means nothing afterwards';
