CREATE TABLE access_key (
  key_id text PRIMARY KEY,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  secret_hash bytea NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  expires_at timestamptz,
  bound_user_id text REFERENCES account ON DELETE CASCADE,
  custom_claims jsonb NOT NULL DEFAULT '{}',
  custom_attributes jsonb NOT NULL DEFAULT '{}',
  permitted_ips text[] NOT NULL DEFAULT '{}',
  created_by text NOT NULL,
  sid text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);
COMMENT ON COLUMN access_key.secret_hash IS 'SHA-256 of the whole key; the key itself is shown once';
COMMENT ON COLUMN access_key.bound_user_id IS 'The key then has this user’s tenants, roles and permissions and none of its own';
COMMENT ON COLUMN access_key.permitted_ips IS 'Addresses and CIDR ranges; empty: from anywhere';
COMMENT ON COLUMN access_key.sid IS 'Session id of the tokens that it is exchanged for; replaced when those issued so far must end';
CREATE INDEX access_key_user ON access_key (bound_user_id);

CREATE TABLE access_key_tenant (
  key_id text NOT NULL REFERENCES access_key ON DELETE CASCADE,
  tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
  PRIMARY KEY (key_id, tenant_id)
);
CREATE INDEX access_key_tenant_tenant ON access_key_tenant (tenant_id);

CREATE TABLE access_key_role (
  key_id text NOT NULL REFERENCES access_key ON DELETE CASCADE,
  tenant_id text,
  role_id text NOT NULL REFERENCES role ON DELETE CASCADE,
  UNIQUE NULLS NOT DISTINCT (key_id, tenant_id, role_id),
  FOREIGN KEY (key_id, tenant_id) REFERENCES access_key_tenant ON DELETE CASCADE
);
COMMENT ON COLUMN access_key_role.tenant_id IS 'Null: granted for the whole project';
CREATE INDEX access_key_role_role ON access_key_role (role_id);

CREATE VIEW access_key_view AS
SELECT k.*,
  ARRAY(
    SELECT r.name FROM access_key_role g JOIN role r USING (role_id)
    WHERE g.key_id = k.key_id AND g.tenant_id IS NULL ORDER BY r.name
  ) AS role_names,
  ARRAY(
    SELECT DISTINCT rp.permission_name FROM access_key_role g JOIN role_permission rp USING (role_id)
    WHERE g.key_id = k.key_id AND g.tenant_id IS NULL ORDER BY 1
  ) AS permissions,
  coalesce((
    SELECT jsonb_agg(jsonb_build_object(
      'tenantId', t.tenant_id,
      'tenantName', t.name,
      'isDisabled', t.is_disabled,
      'roleNames', ARRAY(
        SELECT r.name FROM access_key_role g JOIN role r USING (role_id)
        WHERE g.key_id = k.key_id AND g.tenant_id = t.tenant_id ORDER BY r.name),
      'permissions', ARRAY(
        SELECT DISTINCT rp.permission_name FROM access_key_role g JOIN role_permission rp USING (role_id)
        WHERE g.key_id = k.key_id AND g.tenant_id = t.tenant_id ORDER BY 1)
    ) ORDER BY t.created_at, t.tenant_id)
    FROM access_key_tenant m JOIN tenant t USING (tenant_id) WHERE m.key_id = k.key_id
  ), '[]'::jsonb) AS tenants
FROM access_key k;
