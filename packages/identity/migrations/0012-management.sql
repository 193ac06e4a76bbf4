ALTER TABLE tenant
  ADD COLUMN parent_tenant_id text REFERENCES tenant ON DELETE SET NULL,
  ADD COLUMN role_inheritance text NOT NULL DEFAULT '' CHECK (role_inheritance IN ('', 'none', 'userOnly')),
  ADD COLUMN settings jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN session_seconds integer CHECK (session_seconds > 0),
  ADD COLUMN refresh_seconds integer CHECK (refresh_seconds > 0);
COMMENT ON COLUMN tenant.settings IS 'As the wire has them, but for the domains that have a column of their own';
COMMENT ON COLUMN tenant.session_seconds IS 'Life of session tokens for members who work in the tenant; null: the provider’s. It only shortens';
COMMENT ON COLUMN tenant.refresh_seconds IS 'The same for sign-ins';
CREATE INDEX tenant_parent ON tenant (parent_tenant_id);

CREATE TABLE tenant_default_role (
  tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
  role_id text NOT NULL REFERENCES role ON DELETE CASCADE,
  PRIMARY KEY (tenant_id, role_id)
);
COMMENT ON TABLE tenant_default_role IS 'Given to members who are added to the tenant without roles';
CREATE INDEX tenant_default_role_role ON tenant_default_role (role_id);

ALTER TABLE permission ADD COLUMN permission_id text NOT NULL UNIQUE DEFAULT gen_random_uuid()::text;
ALTER TABLE role_permission
  DROP CONSTRAINT role_permission_permission_name_fkey,
  ADD CONSTRAINT role_permission_permission_name_fkey
    FOREIGN KEY (permission_name) REFERENCES permission ON UPDATE CASCADE ON DELETE CASCADE;

CREATE TABLE recovery_contact (
  user_id text PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  email text,
  is_email_verified boolean NOT NULL DEFAULT false,
  phone text,
  is_phone_verified boolean NOT NULL DEFAULT false
);
COMMENT ON TABLE recovery_contact IS 'Where a user can be reached who has lost the way in; nothing signs in with it';

CREATE TABLE custom_attribute (
  name text PRIMARY KEY,
  definition jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE custom_attribute IS 'What user screens ask for; users may have attributes that are not defined';

CREATE TABLE password_settings (
  tenant_id text REFERENCES tenant ON DELETE CASCADE,
  settings jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (tenant_id)
);
COMMENT ON COLUMN password_settings.tenant_id IS 'Null: for everybody. A tenant’s own come on top for its members';

CREATE TABLE password_history (
  user_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  hash text NOT NULL,
  changed_at timestamptz NOT NULL,
  replaced_at timestamptz NOT NULL
);
COMMENT ON TABLE password_history IS 'Passwords that were replaced, so that they are not taken again';
CREATE INDEX password_history_user ON password_history (user_id, replaced_at DESC);

ALTER TABLE refresh_family
  ADD COLUMN trusted_claims jsonb,
  ADD COLUMN actor_id text;
CREATE INDEX refresh_family_actor ON refresh_family (actor_id) WHERE actor_id IS NOT NULL;
COMMENT ON COLUMN refresh_family.trusted_claims IS 'Claims that the holder of the management key put there; they stand beside the provider’s own';
COMMENT ON COLUMN refresh_family.actor_id IS 'User who acts as the one that is signed in';

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
      'sessionSeconds', t.session_seconds,
      'refreshSeconds', t.refresh_seconds,
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
  ) AS oauth_providers,
  (
    SELECT jsonb_build_object('email', c.email, 'isEmailVerified', c.is_email_verified,
      'phone', c.phone, 'isPhoneVerified', c.is_phone_verified)
    FROM recovery_contact c WHERE c.user_id = a.user_id
  ) AS recovery
FROM account a;
