-- Where the organisation allows or forbids its data to go. Decisions on flows stay in flow_review; both are read
-- as rules.
CREATE TABLE trust_rule (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  rule_id uuid NOT NULL,
  kind text NOT NULL,
  value text NOT NULL,
  verdict text NOT NULL,
  audience_kind text NOT NULL,
  audience_value text NOT NULL,
  reason text NOT NULL,
  owner_id text,
  expires_at timestamptz,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  rev integer NOT NULL DEFAULT 1,
  PRIMARY KEY (tenant_id, rule_id)
);
COMMENT ON COLUMN trust_rule.kind IS 'What value names: destination, domain, account_domain or vendor_tenant';
COMMENT ON COLUMN trust_rule.audience_value IS 'Group, department or address; empty for everyone';
COMMENT ON COLUMN trust_rule.changed_by IS 'Name of the person, as it was then';
CREATE UNIQUE INDEX trust_rule_subject ON trust_rule
  (tenant_id, kind, lower(value), audience_kind, lower(audience_value));
SELECT make_tenant_table('trust_rule', 'SELECT, INSERT, UPDATE, DELETE');

ALTER TABLE tenant ADD COLUMN trust_rev integer NOT NULL DEFAULT 1;
COMMENT ON COLUMN tenant.trust_rev IS 'Grows with each change of a trust rule or a flow review, so that every process reads them again';

ALTER TABLE detection ADD COLUMN trust_rule_id uuid, ADD COLUMN untrusted_rank smallint;
COMMENT ON COLUMN detection.trust_rule_id IS 'Trust rule, or review of a flow, that changed the score; it may be gone';
COMMENT ON COLUMN detection.untrusted_rank IS 'severity_rank without that rule';
CREATE INDEX detection_by_trust_rule ON detection (tenant_id, trust_rule_id, last_seen_at)
  INCLUDE (severity_rank, untrusted_rank) WHERE trust_rule_id IS NOT NULL;
