CREATE TABLE totp (
  user_id text PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  sealed_seed bytea NOT NULL,
  last_step bigint,
  confirmed_at timestamptz,
  created_at timestamptz NOT NULL
);
COMMENT ON COLUMN totp.sealed_seed IS 'AES-256-GCM under a key derived from the master key, bound to the user';
COMMENT ON COLUMN totp.last_step IS 'Time step of the last accepted code: none is good twice';
COMMENT ON COLUMN totp.confirmed_at IS 'First accepted code; before it the seed counts for nothing';

CREATE TABLE passkey (
  credential_id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL DEFAULT '{}',
  device_type text NOT NULL DEFAULT '',
  is_backed_up boolean NOT NULL DEFAULT false,
  aaguid text NOT NULL DEFAULT '',
  name text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
COMMENT ON COLUMN passkey.credential_id IS 'base64url';
COMMENT ON COLUMN passkey.counter IS 'Of the last accepted signature; one that goes back is a copy of the key';
CREATE INDEX passkey_user ON passkey (user_id, created_at);

CREATE TABLE federated_identity (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('oauth', 'oidc', 'saml')),
  provider text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject)
);
COMMENT ON TABLE federated_identity IS 'Who at another provider is which user here';
COMMENT ON COLUMN federated_identity.issuer IS 'oauth: the provider’s name; oidc, saml: the tenant’s id and configuration, so that no tenant speaks for another';
COMMENT ON COLUMN federated_identity.subject IS 'Never an address: those change hands';
CREATE INDEX federated_identity_user ON federated_identity (user_id);

CREATE OR REPLACE VIEW account_view AS
SELECT a.*,
  ARRAY(SELECT l.login_id FROM login_id l WHERE l.user_id = a.user_id ORDER BY l.position) AS login_ids,
  EXISTS (SELECT FROM password p WHERE p.user_id = a.user_id) AS has_password,
  ARRAY(
    SELECT r.name FROM granted_role g JOIN role r USING (role_id)
    WHERE g.user_id = a.user_id AND g.tenant_id IS NULL ORDER BY r.name
  ) AS role_names,
  ARRAY(
    SELECT DISTINCT rp.permission_name FROM granted_role g JOIN role_permission rp USING (role_id)
    WHERE g.user_id = a.user_id AND g.tenant_id IS NULL ORDER BY 1
  ) AS permissions,
  coalesce((
    SELECT jsonb_agg(jsonb_build_object(
      'tenantId', t.tenant_id,
      'tenantName', t.name,
      'isDisabled', t.is_disabled,
      'roleNames', ARRAY(
        SELECT r.name FROM granted_role g JOIN role r USING (role_id)
        WHERE g.user_id = a.user_id AND g.tenant_id = t.tenant_id ORDER BY r.name),
      'permissions', ARRAY(
        SELECT DISTINCT rp.permission_name FROM granted_role g JOIN role_permission rp USING (role_id)
        WHERE g.user_id = a.user_id AND g.tenant_id = t.tenant_id ORDER BY 1)
    ) ORDER BY t.created_at, t.tenant_id)
    FROM membership m JOIN tenant t USING (tenant_id) WHERE m.user_id = a.user_id
  ), '[]'::jsonb) AS tenants,
  EXISTS (SELECT FROM totp f WHERE f.user_id = a.user_id AND f.confirmed_at IS NOT NULL) AS has_totp,
  EXISTS (SELECT FROM passkey f WHERE f.user_id = a.user_id) AS has_passkey,
  EXISTS (SELECT FROM federated_identity f WHERE f.user_id = a.user_id AND f.kind = 'saml') AS has_saml,
  EXISTS (SELECT FROM federated_identity f WHERE f.user_id = a.user_id AND f.kind = 'oidc') AS has_oidc,
  ARRAY(
    SELECT DISTINCT f.provider FROM federated_identity f
    WHERE f.user_id = a.user_id AND f.kind = 'oauth' ORDER BY 1
  ) AS oauth_providers
FROM account a;
