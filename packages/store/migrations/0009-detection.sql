CREATE TABLE detection (
  tenant_id integer NOT NULL,
  detection_id uuid NOT NULL,
  number bigint NOT NULL,
  title text NOT NULL,
  type text NOT NULL,
  origin text NOT NULL,
  severity text NOT NULL,
  severity_rank smallint NOT NULL,
  score smallint NOT NULL,
  status text NOT NULL,
  category text,
  action text,
  direction text,
  source text NOT NULL,
  person_key text,
  person_name text,
  person_email text,
  object_key text,
  object_name text,
  from_place jsonb,
  to_place jsonb,
  destination_name text,
  policy_key text NOT NULL,
  policy_version integer NOT NULL,
  fingerprint text NOT NULL,
  window_group text,
  assignee_id text,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  event_count integer NOT NULL,
  object_count integer NOT NULL,
  merged_into uuid,
  lead_event jsonb NOT NULL,
  explanation jsonb NOT NULL,
  is_sample boolean NOT NULL,
  rev integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- JavaScript lower-cases what is searched for; every column here was written through it.
  search text NOT NULL,
  PRIMARY KEY (tenant_id, detection_id),
  UNIQUE (tenant_id, number)
);
COMMENT ON TABLE detection IS 'A finding: a policy and the events it held for. A burst with one fingerprint is one row';
COMMENT ON COLUMN detection.lead_event IS 'The event that raised it, as it was then';
COMMENT ON COLUMN detection.explanation IS 'Why it fired: policy version, condition, leaves with the values seen, window, score contributions';
COMMENT ON COLUMN detection.window_group IS 'Policies that count: what they counted for, e.g. the person';
CREATE INDEX detection_by_last_seen ON detection (tenant_id, last_seen_at DESC, detection_id);
CREATE INDEX detection_by_severity ON detection (tenant_id, severity_rank DESC, last_seen_at DESC, detection_id);
CREATE INDEX detection_by_events ON detection (tenant_id, event_count DESC, last_seen_at DESC, detection_id);
CREATE INDEX detection_by_first_seen ON detection (tenant_id, first_seen_at DESC, detection_id);
CREATE UNIQUE INDEX detection_open_fingerprint ON detection (tenant_id, fingerprint)
  WHERE status NOT IN ('closed', 'merged') AND window_group IS NULL;
CREATE INDEX detection_by_window ON detection (tenant_id, policy_key, window_group) WHERE window_group IS NOT NULL;
CREATE INDEX detection_search_trigrams ON detection USING gin (search gin_trgm_ops);
SELECT make_tenant_table('detection', 'SELECT, INSERT, UPDATE, DELETE');

-- LIKE is not leakproof, so under row-level security the planner may not use the trigram index. This
-- function does, and applies the tenant itself.
CREATE FUNCTION detection_search(pattern text) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT detection_id FROM detection
    WHERE tenant_id = app_tenant_id() AND search LIKE pattern ESCAPE '\'
  $$;

CREATE TABLE detection_event (
  tenant_id integer NOT NULL,
  detection_id uuid NOT NULL,
  occurred_at timestamptz NOT NULL,
  event_id uuid NOT NULL,
  PRIMARY KEY (tenant_id, detection_id, occurred_at, event_id),
  FOREIGN KEY (tenant_id, detection_id) REFERENCES detection ON DELETE CASCADE
);
COMMENT ON TABLE detection_event IS 'The events of a detection';
SELECT make_tenant_table('detection_event', 'SELECT, INSERT, DELETE');

CREATE TABLE detection_object (
  tenant_id integer NOT NULL,
  detection_id uuid NOT NULL,
  object_key text NOT NULL,
  PRIMARY KEY (tenant_id, detection_id, object_key),
  FOREIGN KEY (tenant_id, detection_id) REFERENCES detection ON DELETE CASCADE
);
COMMENT ON TABLE detection_object IS 'The distinct data objects of a detection';
SELECT make_tenant_table('detection_object', 'SELECT, INSERT, DELETE');

CREATE TABLE detection_history (
  tenant_id integer NOT NULL,
  detection_id uuid NOT NULL,
  seq integer GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_id text,
  actor_name text,
  field text NOT NULL,
  before text,
  after text,
  PRIMARY KEY (tenant_id, detection_id, seq),
  FOREIGN KEY (tenant_id, detection_id) REFERENCES detection ON DELETE CASCADE
);
COMMENT ON TABLE detection_history IS 'Who changed what on a detection; actor null is the product itself';
SELECT make_tenant_table('detection_history', 'SELECT, INSERT, DELETE');
