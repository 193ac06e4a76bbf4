-- People and groups that the organization's directory sends over SCIM.
CREATE TABLE directory_token (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  directory_token_id uuid NOT NULL,
  secret_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  created_by text NOT NULL,
  last_used_at timestamptz,
  ends_at timestamptz,
  PRIMARY KEY (tenant_id, directory_token_id)
);
COMMENT ON TABLE directory_token IS 'Tokens of the SCIM server: one in use, and the one before it until it ends';
COMMENT ON COLUMN directory_token.secret_hash IS 'SHA-256 of the 256-bit random secret, which is shown once and stored nowhere';
COMMENT ON COLUMN directory_token.last_used_at IS 'To the minute';
COMMENT ON COLUMN directory_token.ends_at IS 'When it stops working; null: until it is replaced';
SELECT make_tenant_table('directory_token', 'SELECT, INSERT, UPDATE, DELETE');
SELECT make_audited_table('directory_token', '{secret_hash}');

-- The token says which tenant calls, so it is looked up before one is known.
CREATE FUNCTION directory_token_by_hash(hash bytea, at timestamptz)
  RETURNS TABLE (tenant_id integer, directory_token_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT tenant_id, directory_token_id FROM directory_token
    WHERE secret_hash = hash AND (ends_at IS NULL OR ends_at > at)
  $$;

CREATE TABLE directory_user (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  resource_id uuid NOT NULL,
  external_id text,
  user_name text NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  display_name text NOT NULL,
  is_active boolean NOT NULL,
  attributes jsonb NOT NULL,
  user_id text,
  conflict text CHECK (conflict IN ('address_unverified', 'account_linked', 'identity_mismatch')),
  is_member boolean NOT NULL DEFAULT false,
  rev integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (tenant_id, resource_id)
);
COMMENT ON TABLE directory_user IS 'People that the directory sent; deleted ones are kept to recognise them by their external id';
COMMENT ON COLUMN directory_user.attributes IS 'What SCIM says besides the columns, with the names of its schemas';
COMMENT ON COLUMN directory_user.user_id IS 'Account at the identity provider; null until there is one';
COMMENT ON COLUMN directory_user.conflict IS 'Why the person is not linked to the account with the address; a member with directory:manage decides';
COMMENT ON COLUMN directory_user.is_member IS 'The identity provider may have the membership';
CREATE UNIQUE INDEX directory_user_name ON directory_user (tenant_id, lower(user_name)) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX directory_user_external ON directory_user (tenant_id, external_id) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX directory_user_account ON directory_user (tenant_id, user_id) WHERE deleted_at IS NULL;
CREATE INDEX directory_user_of_account ON directory_user (user_id);
SELECT make_tenant_table('directory_user', 'SELECT, INSERT, UPDATE, DELETE');
SELECT make_audited_table('directory_user', '{external_id,user_name,email,display_name,attributes}');

CREATE TABLE directory_group (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  group_id uuid NOT NULL,
  external_id text,
  display_name text NOT NULL,
  rev integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, group_id)
);
CREATE UNIQUE INDEX directory_group_name ON directory_group (tenant_id, lower(display_name));
CREATE UNIQUE INDEX directory_group_external ON directory_group (tenant_id, external_id);
SELECT make_tenant_table('directory_group', 'SELECT, INSERT, UPDATE, DELETE');
SELECT make_audited_table('directory_group');

CREATE TABLE directory_group_member (
  tenant_id integer NOT NULL,
  group_id uuid NOT NULL,
  resource_id uuid NOT NULL,
  PRIMARY KEY (tenant_id, group_id, resource_id),
  FOREIGN KEY (tenant_id, group_id) REFERENCES directory_group ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, resource_id) REFERENCES directory_user ON DELETE CASCADE
);
CREATE INDEX directory_group_of_user ON directory_group_member (tenant_id, resource_id);
SELECT make_tenant_table('directory_group_member', 'SELECT, INSERT, DELETE');
SELECT make_audited_table('directory_group_member');

CREATE TABLE directory_group_role (
  tenant_id integer NOT NULL,
  group_id uuid NOT NULL,
  role text NOT NULL,
  PRIMARY KEY (tenant_id, group_id, role),
  FOREIGN KEY (tenant_id, group_id) REFERENCES directory_group ON DELETE CASCADE
);
COMMENT ON TABLE directory_group_role IS 'Roles that the people of a group have';
SELECT make_tenant_table('directory_group_role', 'SELECT, INSERT, DELETE');
SELECT make_audited_table('directory_group_role');

CREATE TABLE denied_role (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  user_id text NOT NULL,
  role text NOT NULL,
  reason text NOT NULL,
  denied_at timestamptz NOT NULL,
  denied_by text NOT NULL,
  PRIMARY KEY (tenant_id, user_id, role)
);
COMMENT ON TABLE denied_role IS 'Roles that a member does not have, whatever groups, sign-in claims and grants say';
SELECT make_tenant_table('denied_role', 'SELECT, INSERT, DELETE');
SELECT make_audited_table('denied_role');

CREATE TABLE released_work (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  user_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('detection', 'case', 'task')),
  object_id uuid NOT NULL,
  released_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, kind, object_id)
);
COMMENT ON TABLE released_work IS 'Open work of a member who left, and is unassigned since';
COMMENT ON COLUMN released_work.user_id IS 'Who had it';
SELECT make_tenant_table('released_work', 'SELECT, INSERT, UPDATE, DELETE');
SELECT make_audited_table('released_work');

-- What directories and denials say of accounts, by the provider's ids: gone (no longer a member), the roles of mapped
-- groups (null where no group of the person has one), and denied roles.
CREATE FUNCTION directory_access(user_ids text[])
  RETURNS TABLE (user_id text, idp_tenant_id text, is_gone boolean, roles text[], denied text[])
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    WITH person AS (
      SELECT u.tenant_id, u.user_id, NOT bool_or(u.deleted_at IS NULL AND u.is_active) AS is_gone
      FROM directory_user u WHERE u.user_id = ANY (user_ids) AND (u.deleted_at IS NULL OR u.is_member)
      GROUP BY u.tenant_id, u.user_id
    ), mapped AS (
      SELECT u.tenant_id, u.user_id, array_agg(DISTINCT r.role) AS roles
      FROM directory_user u
      JOIN directory_group_member m ON m.tenant_id = u.tenant_id AND m.resource_id = u.resource_id
      JOIN directory_group_role r ON r.tenant_id = m.tenant_id AND r.group_id = m.group_id
      WHERE u.user_id = ANY (user_ids) AND u.deleted_at IS NULL AND u.conflict IS NULL
      GROUP BY u.tenant_id, u.user_id
    ), refused AS (
      SELECT d.tenant_id, d.user_id, array_agg(d.role) AS denied
      FROM denied_role d WHERE d.user_id = ANY (user_ids) GROUP BY d.tenant_id, d.user_id
    )
    SELECT k.user_id, t.idp_tenant_id, coalesce(p.is_gone, false), m.roles, coalesce(r.denied, '{}')
    FROM (SELECT tenant_id, user_id FROM person UNION SELECT tenant_id, user_id FROM refused) k
    JOIN tenant t ON t.tenant_id = k.tenant_id
    LEFT JOIN person p ON p.tenant_id = k.tenant_id AND p.user_id = k.user_id
    LEFT JOIN mapped m ON m.tenant_id = k.tenant_id AND m.user_id = k.user_id
    LEFT JOIN refused r ON r.tenant_id = k.tenant_id AND r.user_id = k.user_id
  $$;
CREATE INDEX denied_role_of_account ON denied_role (user_id);
