-- Tenants that exist were monitored by the built-in policies of release 0.1.0, which are pack 1. A new
-- tenant accepts the pack that comes with its release.
ALTER TABLE tenant ADD COLUMN policy_pack integer NOT NULL DEFAULT 1;
ALTER TABLE tenant ALTER COLUMN policy_pack SET DEFAULT 2;
COMMENT ON COLUMN tenant.policy_pack IS 'Built-in policies up to this pack were accepted when the tenant was created; later ones need a decision';

CREATE TABLE policy_update (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  policy_key text NOT NULL,
  pack integer NOT NULL,
  version integer NOT NULL,
  decision text NOT NULL CHECK (decision IN ('accept', 'keep', 'pause')),
  decided_at timestamptz NOT NULL,
  decided_by_id text,
  decided_by_name text,
  PRIMARY KEY (tenant_id, policy_key)
);
COMMENT ON TABLE policy_update IS 'What people decided on built-in policies that an upgrade brought';
COMMENT ON COLUMN policy_update.pack IS 'Pack in which the policy was new or found more when it was decided on';
SELECT make_tenant_table('policy_update', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE policy_rename (
  alias text PRIMARY KEY,
  policy_key text NOT NULL,
  renamed_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE policy_rename IS 'Former keys of built-in policies that rows were already moved from; written by the supervisor at the start';
