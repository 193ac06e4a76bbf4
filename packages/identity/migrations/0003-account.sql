CREATE TABLE account (
  user_id text PRIMARY KEY,
  status text NOT NULL CHECK (status IN ('enabled', 'disabled', 'invited')),
  name text NOT NULL,
  given_name text NOT NULL DEFAULT '',
  middle_name text NOT NULL DEFAULT '',
  family_name text NOT NULL DEFAULT '',
  email text,
  phone text,
  is_email_verified boolean NOT NULL DEFAULT false,
  is_phone_verified boolean NOT NULL DEFAULT false,
  picture text NOT NULL DEFAULT '',
  custom_attributes jsonb NOT NULL DEFAULT '{}',
  is_test boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  modified_at timestamptz NOT NULL,
  last_login_at timestamptz
);
COMMENT ON COLUMN account.name IS 'Never empty: the client library shows it as it is';
CREATE INDEX account_created ON account (created_at, user_id);

CREATE TABLE login_id (
  login_id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  position integer NOT NULL
);
COMMENT ON COLUMN login_id.login_id IS 'Trimmed and in lower case';
COMMENT ON COLUMN login_id.position IS 'The first one is the one shown';
CREATE INDEX login_id_user ON login_id (user_id, position);

CREATE TABLE password (
  user_id text PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  hash text NOT NULL,
  is_temporary boolean NOT NULL,
  changed_at timestamptz NOT NULL
);
COMMENT ON COLUMN password.hash IS 'argon2id in PHC form';
COMMENT ON COLUMN password.is_temporary IS 'Set by an administrator: opens nothing but its own replacement';

CREATE TABLE membership (
  user_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
  PRIMARY KEY (user_id, tenant_id)
);
CREATE INDEX membership_tenant ON membership (tenant_id);

CREATE TABLE granted_role (
  user_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  tenant_id text,
  role_id text NOT NULL REFERENCES role ON DELETE CASCADE,
  UNIQUE NULLS NOT DISTINCT (user_id, tenant_id, role_id),
  FOREIGN KEY (user_id, tenant_id) REFERENCES membership ON DELETE CASCADE
);
COMMENT ON COLUMN granted_role.tenant_id IS 'Null: granted for the whole project';
CREATE INDEX granted_role_role ON granted_role (role_id);

-- A user as the wire shows one: everything of it in one row, so that lists need one query.
CREATE VIEW account_view AS
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
  ), '[]'::jsonb) AS tenants
FROM account a;
