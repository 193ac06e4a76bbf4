CREATE TABLE policy (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  policy_key text NOT NULL,
  rev integer NOT NULL DEFAULT 1,
  priority integer NOT NULL,
  draft jsonb,
  draft_author_id text,
  draft_author_name text,
  active_version integer NOT NULL DEFAULT 0,
  standings jsonb NOT NULL DEFAULT '{}',
  pending jsonb,
  emergency_until timestamptz,
  retired_at timestamptz,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by_id text,
  changed_by_name text,
  PRIMARY KEY (tenant_id, policy_key)
);
COMMENT ON TABLE policy IS 'Policies of the tenant''s own. Built-in ones are code';
COMMENT ON COLUMN policy.draft IS 'What is written beside the version in use; may be incomplete';
COMMENT ON COLUMN policy.active_version IS 'The policy_version in use; 0 before the first';
COMMENT ON COLUMN policy.standings IS 'How each rule stands on the ladder, by its id; a rule that is not named is a draft';
COMMENT ON COLUMN policy.pending IS 'The step that waits for a second person';
COMMENT ON COLUMN policy.emergency_until IS 'When the first of its rules that block by emergency goes back by itself';
COMMENT ON COLUMN policy.rev IS 'Grows with each change: optimistic concurrency';
SELECT make_tenant_table('policy', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE policy_version (
  tenant_id integer NOT NULL,
  policy_key text NOT NULL,
  number integer NOT NULL,
  content jsonb NOT NULL,
  content_hash text NOT NULL,
  author_id text,
  author_name text,
  backtest_id uuid,
  created_at timestamptz NOT NULL,
  activated_at timestamptz,
  retired_at timestamptz,
  PRIMARY KEY (tenant_id, policy_key, number),
  FOREIGN KEY (tenant_id, policy_key) REFERENCES policy ON DELETE CASCADE
);
COMMENT ON TABLE policy_version IS 'What a policy was, version by version; never changed, and a detection names the one that raised it';
COMMENT ON COLUMN policy_version.content_hash IS 'Of what it judges by: names and texts are not part of it';
SELECT make_tenant_table('policy_version', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE policy_decision (
  tenant_id integer NOT NULL,
  policy_key text NOT NULL,
  seq integer GENERATED ALWAYS AS IDENTITY,
  number integer NOT NULL,
  step text NOT NULL,
  rule_id text,
  decision text NOT NULL,
  reason text NOT NULL,
  approver_id text,
  approver_name text,
  at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, policy_key, seq),
  FOREIGN KEY (tenant_id, policy_key) REFERENCES policy ON DELETE CASCADE
);
COMMENT ON TABLE policy_decision IS 'What a second person said about a step of a policy';
SELECT make_tenant_table('policy_decision', 'SELECT, INSERT, DELETE');

CREATE TABLE policy_history (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  policy_key text NOT NULL,
  seq integer GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  actor_id text,
  actor_name text,
  kind text NOT NULL,
  rule_id text,
  before text,
  after text,
  reason text,
  PRIMARY KEY (tenant_id, policy_key, seq)
);
COMMENT ON TABLE policy_history IS 'Who did what with a policy, built-in ones too; actor null is the product itself';
SELECT make_tenant_table('policy_history', 'SELECT, INSERT, DELETE');

CREATE TABLE policy_switch (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  policy_key text NOT NULL,
  mode text NOT NULL,
  exceptions jsonb NOT NULL,
  priority integer NOT NULL,
  rev integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL,
  changed_by_id text,
  changed_by_name text,
  PRIMARY KEY (tenant_id, policy_key)
);
COMMENT ON TABLE policy_switch IS 'Built-in policies that the tenant uses differently from how they come';
SELECT make_tenant_table('policy_switch', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE policy_list (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  list_id text NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  entries text[] NOT NULL,
  rev integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, list_id)
);
COMMENT ON TABLE policy_list IS 'Values that conditions test as a list';
SELECT make_tenant_table('policy_list', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE policy_match_day (
  tenant_id integer NOT NULL,
  policy_key text NOT NULL,
  rule_id text NOT NULL,
  day date NOT NULL,
  version integer NOT NULL,
  mode text NOT NULL,
  matches bigint NOT NULL,
  PRIMARY KEY (tenant_id, policy_key, rule_id, day, version, mode)
);
COMMENT ON TABLE policy_match_day IS 'Events that met a rule, per UTC day of the events, those of simulation too; kept in the transaction that writes the events';
SELECT make_tenant_table('policy_match_day', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE policy_prompt_day (
  tenant_id integer NOT NULL,
  policy_key text NOT NULL,
  rule_id text NOT NULL,
  day date NOT NULL,
  person_key text NOT NULL,
  prompts bigint NOT NULL,
  PRIMARY KEY (tenant_id, policy_key, rule_id, day, person_key)
);
COMMENT ON TABLE policy_prompt_day IS 'How often rules that ask or refuse met a person, per UTC day';
SELECT make_tenant_table('policy_prompt_day', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE policy_backtest (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  backtest_id uuid NOT NULL,
  policy_key text,
  version integer,
  content_hash text NOT NULL,
  started_by text,
  started_at timestamptz NOT NULL,
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL,
  state text NOT NULL,
  events bigint NOT NULL DEFAULT 0,
  detections bigint NOT NULL DEFAULT 0,
  result jsonb,
  PRIMARY KEY (tenant_id, backtest_id)
);
COMMENT ON TABLE policy_backtest IS 'What a content would have met; of a draft until it becomes a version';
CREATE INDEX policy_backtest_of_policy ON policy_backtest (tenant_id, policy_key, started_at DESC);
SELECT make_tenant_table('policy_backtest', 'SELECT, INSERT, UPDATE, DELETE');

ALTER TABLE tenant ADD COLUMN policy_rev integer NOT NULL DEFAULT 1;
COMMENT ON COLUMN tenant.policy_rev IS 'Grows with each change of what events are judged by, so that every process reads it anew';
