-- What is usual in the organisation is asked rule by rule: bytes of one rule say nothing of the events of another.
ALTER TABLE window_day ADD COLUMN rule_id text NOT NULL DEFAULT '';
COMMENT ON COLUMN window_day.rule_id IS 'The rule of the policy that counts; empty for policies that come with the product';

-- Points are kept as long as a window may ask for them, and for as long after they were written as others come late.
ALTER TABLE window_point ADD COLUMN written_at timestamptz NOT NULL DEFAULT now();

-- A rule that begins to count learns of the events of its windows from what is kept.
CREATE TABLE window_rule (
  tenant_id integer NOT NULL,
  policy_key text NOT NULL,
  policy_version integer NOT NULL,
  rule_id text NOT NULL,
  since timestamptz NOT NULL,
  filled_to timestamptz,
  is_filled boolean NOT NULL DEFAULT false,
  PRIMARY KEY (tenant_id, policy_key, policy_version, rule_id)
);
COMMENT ON TABLE window_rule IS 'Rules in use that count, and how far the events before them are counted';
COMMENT ON COLUMN window_rule.since IS 'Events that were stored from then on may raise detections; earlier ones only count';
COMMENT ON COLUMN window_rule.filled_to IS 'What happened from then on is counted: filled from the newest back; null: not begun';
SELECT make_tenant_table('window_rule', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE window_state (
  tenant_id integer PRIMARY KEY REFERENCES tenant ON DELETE CASCADE,
  revisions text NOT NULL
);
COMMENT ON TABLE window_state IS 'The policies in use that window_rule follows';
COMMENT ON COLUMN window_state.revisions IS 'tenant.policy_rev and how many emergencies were over';
SELECT make_tenant_table('window_state', 'SELECT, INSERT, UPDATE');

-- The worker process works for all tenants: it learns where rules have begun to count, or ceased to.
CREATE FUNCTION tenants_with_unfilled_windows(at timestamptz)
  RETURNS TABLE (tenant_id integer, revisions text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT tenant.tenant_id, now_known.revisions
    FROM tenant
    CROSS JOIN LATERAL (
      SELECT concat_ws('/', tenant.policy_rev, count(*)) AS revisions FROM policy
      WHERE policy.tenant_id = tenant.tenant_id AND policy.emergency_until <= at
    ) AS now_known
    LEFT JOIN window_state AS state ON state.tenant_id = tenant.tenant_id
    WHERE state.revisions IS DISTINCT FROM now_known.revisions OR EXISTS (
      SELECT FROM window_rule AS rule WHERE rule.tenant_id = tenant.tenant_id AND NOT rule.is_filled)
    ORDER BY tenant.tenant_id
  $$;

CREATE FUNCTION tenants_with_window_points() RETURNS SETOF integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT tenant.tenant_id FROM tenant
    WHERE EXISTS (SELECT FROM window_point AS point WHERE point.tenant_id = tenant.tenant_id)
      OR EXISTS (SELECT FROM window_day AS day WHERE day.tenant_id = tenant.tenant_id)
    ORDER BY tenant.tenant_id
  $$;
