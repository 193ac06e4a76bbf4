CREATE TABLE sso_configuration (
  tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
  sso_id text NOT NULL,
  display_name text NOT NULL DEFAULT '',
  kind text CHECK (kind IN ('saml', 'oidc')),
  sealed_settings bytea,
  created_at timestamptz NOT NULL,
  modified_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, sso_id),
  CHECK ((kind IS NULL) = (sealed_settings IS NULL))
);
COMMENT ON TABLE sso_configuration IS 'An identity provider of a tenant''s own';
COMMENT ON COLUMN sso_configuration.sso_id IS '"default" where the tenant has one only';
COMMENT ON COLUMN sso_configuration.kind IS 'Null: has a name, and is not set up yet';
COMMENT ON COLUMN sso_configuration.sealed_settings IS 'JSON as on the wire; AES-256-GCM, bound to tenant and configuration: holds client secrets';

CREATE TABLE sso_domain (
  domain text PRIMARY KEY,
  tenant_id text NOT NULL,
  sso_id text NOT NULL,
  FOREIGN KEY (tenant_id, sso_id) REFERENCES sso_configuration ON DELETE CASCADE
);
COMMENT ON TABLE sso_domain IS 'Whose addresses sign in by which configuration; a domain has one, or no address would say where to go';
CREATE INDEX sso_domain_configuration ON sso_domain (tenant_id, sso_id);

CREATE TABLE sso_group_membership (
  tenant_id text NOT NULL,
  sso_id text NOT NULL,
  user_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  groups text[] NOT NULL,
  PRIMARY KEY (tenant_id, sso_id, user_id),
  FOREIGN KEY (tenant_id, sso_id) REFERENCES sso_configuration ON DELETE CASCADE
);
COMMENT ON TABLE sso_group_membership IS 'Groups that the tenant''s provider named at the last sign-in, for when their mapping to roles changes';
CREATE INDEX sso_group_membership_user ON sso_group_membership (user_id);

CREATE TABLE used_assertion (
  assertion_hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE used_assertion IS 'SAML assertions are good once; the row means nothing after the assertion''s end';
CREATE INDEX used_assertion_expiry ON used_assertion (expires_at);

CREATE TABLE saml_arrival (
  code_hash bytea PRIMARY KEY,
  sealed_data bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE saml_arrival IS 'A checked assertion between the posted form, which comes without cookies, and the page that has them';
COMMENT ON COLUMN saml_arrival.sealed_data IS 'AES-256-GCM, bound to the hash';
CREATE INDEX saml_arrival_expiry ON saml_arrival (expires_at);
