CREATE TABLE sso_setup_link (
  tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
  sso_id text NOT NULL,
  token_hash bytea UNIQUE,
  session_hash bytea UNIQUE,
  actor_id text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, sso_id),
  CHECK ((token_hash IS NULL) <> (session_hash IS NULL))
);
COMMENT ON TABLE sso_setup_link IS 'Links by which somebody without an account sets up single sign-on of one tenant; a configuration has one at most';
COMMENT ON COLUMN sso_setup_link.token_hash IS 'Of the link until it is opened, which it can be once';
COMMENT ON COLUMN sso_setup_link.session_hash IS 'Of the cookie of the browser that opened it, until settings are saved';
COMMENT ON COLUMN sso_setup_link.actor_id IS 'Whoever the maker of the link says will use it, for the audit; not checked';
COMMENT ON COLUMN sso_setup_link.expires_at IS 'Of the link, then of the browser''s form';
CREATE INDEX sso_setup_link_expiry ON sso_setup_link (expires_at);
