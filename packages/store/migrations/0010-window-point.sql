CREATE TABLE window_point (
  tenant_id integer NOT NULL,
  policy_key text NOT NULL,
  policy_version integer NOT NULL,
  group_key text NOT NULL,
  occurred_at timestamptz NOT NULL,
  event_id uuid NOT NULL,
  value_key text NOT NULL,
  bytes bigint NOT NULL,
  is_sample boolean NOT NULL,
  PRIMARY KEY (tenant_id, policy_key, policy_version, group_key, occurred_at, event_id)
);
COMMENT ON TABLE window_point IS 'Events that a counting policy counts, per group, on event time';
SELECT make_tenant_table('window_point', 'SELECT, INSERT, DELETE');

CREATE TABLE window_group (
  tenant_id integer NOT NULL,
  policy_key text NOT NULL,
  policy_version integer NOT NULL,
  group_key text NOT NULL,
  rev bigint NOT NULL,
  PRIMARY KEY (tenant_id, policy_key, policy_version, group_key)
);
COMMENT ON COLUMN window_group.rev IS 'Grows with each change: a process that holds the points in memory sees whether they are still all of them';
SELECT make_tenant_table('window_group', 'SELECT, INSERT, UPDATE, DELETE');
