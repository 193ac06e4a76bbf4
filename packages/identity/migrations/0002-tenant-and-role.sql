CREATE TABLE tenant (
  tenant_id text PRIMARY KEY,
  name text NOT NULL,
  self_provisioning_domains text[] NOT NULL DEFAULT '{}',
  custom_attributes jsonb NOT NULL DEFAULT '{}',
  is_sso_enforced boolean NOT NULL DEFAULT false,
  is_disabled boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);

CREATE TABLE permission (
  name text PRIMARY KEY,
  description text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL
);

CREATE TABLE role (
  role_id text PRIMARY KEY,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  tenant_id text REFERENCES tenant ON DELETE CASCADE,
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (tenant_id, name)
);
COMMENT ON COLUMN role.tenant_id IS 'Null: a role of the project, which every tenant may give';
COMMENT ON COLUMN role.is_default IS 'Given to every user that is created without roles';

CREATE TABLE role_permission (
  role_id text NOT NULL REFERENCES role ON DELETE CASCADE,
  permission_name text NOT NULL REFERENCES permission ON DELETE CASCADE,
  PRIMARY KEY (role_id, permission_name)
);
CREATE INDEX role_permission_name ON role_permission (permission_name);
