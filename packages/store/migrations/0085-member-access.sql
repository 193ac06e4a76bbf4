-- What members may do in this organization, besides the roles that the identity provider keeps.

-- Servers keep what they read of these tables until they are told of a change.
CREATE FUNCTION tell_access_changed() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_notify('waybill_access', coalesce(NEW.tenant_id, OLD.tenant_id)::text);
  RETURN NULL;
END $$;

-- The post-step of every table that decides what members may do or see.
CREATE FUNCTION make_access_table(table_name regclass) RETURNS void
  LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER tells_access AFTER INSERT OR UPDATE OR DELETE ON %s
    FOR EACH ROW EXECUTE FUNCTION tell_access_changed()', table_name);
END $$;
REVOKE ALL ON FUNCTION make_access_table(regclass) FROM PUBLIC;

CREATE TABLE member_access (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  user_id text NOT NULL,
  source text NOT NULL DEFAULT 'manual' CHECK (source IN ('manual', 'sso', 'scim')),
  pending_roles text[],
  suspended_at timestamptz,
  suspended_by text,
  suspend_reason text,
  PRIMARY KEY (tenant_id, user_id),
  CHECK ((suspended_at IS NULL) = (suspended_by IS NULL))
);
COMMENT ON TABLE member_access IS 'What the organization decided about its members; who has no row is active';
COMMENT ON COLUMN member_access.source IS 'Where the membership comes from';
COMMENT ON COLUMN member_access.pending_roles IS 'Roles that hold already and that the identity provider has still to take; null where it has them';
SELECT make_tenant_table('member_access', 'SELECT, INSERT, UPDATE, DELETE');
SELECT make_audited_table('member_access', '{suspend_reason}');
SELECT make_access_table('member_access');

CREATE TABLE custom_role (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  role_id uuid NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  clone_of text NOT NULL,
  permissions text[] NOT NULL,
  rev integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  created_by text NOT NULL,
  PRIMARY KEY (tenant_id, role_id)
);
COMMENT ON TABLE custom_role IS 'Roles of an organization; the identity provider knows them as custom:<role_id>';
COMMENT ON COLUMN custom_role.clone_of IS 'Key of the role that it was made from';
CREATE UNIQUE INDEX custom_role_name ON custom_role (tenant_id, lower(name));
SELECT make_tenant_table('custom_role', 'SELECT, INSERT, UPDATE, DELETE');
SELECT make_audited_table('custom_role');
SELECT make_access_table('custom_role');

CREATE TABLE access_grant (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  grant_id uuid NOT NULL,
  user_id text NOT NULL,
  permissions text[] NOT NULL CHECK (cardinality(permissions) > 0),
  reason text NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'active', 'refused', 'ended')),
  requested_at timestamptz NOT NULL,
  requested_by text NOT NULL,
  decided_at timestamptz,
  decided_by text,
  ended_at timestamptz,
  ended_by text,
  PRIMARY KEY (tenant_id, grant_id),
  CHECK ((decided_at IS NULL) = (decided_by IS NULL)),
  CHECK ((ended_at IS NULL) = (ended_by IS NULL)),
  CHECK ((state = 'pending') = (decided_by IS NULL AND ended_by IS NULL)),
  CHECK (state <> 'active' OR decided_by <> user_id)
);
COMMENT ON TABLE access_grant IS 'Permissions that one member has beyond the roles';
COMMENT ON COLUMN access_grant.decided_by IS 'Who granted or refused; never the member who gets them';
CREATE UNIQUE INDEX access_grant_open ON access_grant (tenant_id, user_id) WHERE state = 'pending';
CREATE INDEX access_grant_newest ON access_grant (tenant_id, requested_at DESC);
SELECT make_tenant_table('access_grant', 'SELECT, INSERT, UPDATE');
SELECT make_audited_table('access_grant', '{reason}');
SELECT make_access_table('access_grant');

-- Admins had all of this before there was a choice; they keep it until an Owner has decided.
CREATE TABLE admin_review (
  tenant_id integer PRIMARY KEY REFERENCES tenant ON DELETE CASCADE,
  opened_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  confirmed_by text,
  CHECK ((confirmed_at IS NULL) = (confirmed_by IS NULL))
);
COMMENT ON TABLE admin_review IS 'Organizations from before Admins lost evidence, content preview and exports';
INSERT INTO admin_review (tenant_id, opened_at) SELECT tenant_id, now() FROM tenant;
SELECT make_tenant_table('admin_review', 'SELECT, UPDATE');
SELECT make_audited_table('admin_review');
SELECT make_access_table('admin_review');
