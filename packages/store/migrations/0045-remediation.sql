CREATE TABLE remediation (
  tenant_id integer NOT NULL,
  remediation_id uuid NOT NULL,
  detection_id uuid NOT NULL,
  integration_id uuid NOT NULL,
  source text NOT NULL,
  capability text NOT NULL,
  object_name text,
  target jsonb NOT NULL,
  holders jsonb NOT NULL,
  kept_count integer NOT NULL,
  is_destructive boolean NOT NULL,
  scopes text[] NOT NULL,
  state text NOT NULL,
  reason text,
  requested_by text NOT NULL,
  requested_name text NOT NULL,
  requested_at timestamptz NOT NULL,
  decided_by text,
  sent_at timestamptz,
  checks integer NOT NULL DEFAULT 0,
  tries integer NOT NULL DEFAULT 0,
  remaining_count integer,
  failure text,
  detail text,
  next_at timestamptz,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, remediation_id),
  FOREIGN KEY (tenant_id, detection_id) REFERENCES detection ON DELETE CASCADE
);
COMMENT ON TABLE remediation IS 'What was undone at the source of a detection, or is to be';
COMMENT ON COLUMN remediation.target IS 'Facts of the object by which the source''s requests name it';
COMMENT ON COLUMN remediation.holders IS 'Who loses access, as it was at the preview: nobody else ever does';
COMMENT ON COLUMN remediation.sent_at IS 'When the source took the act; null: not yet';
COMMENT ON COLUMN remediation.checks IS 'How often the source was asked since';
COMMENT ON COLUMN remediation.tries IS 'How often the source could not be asked, one after the other';
COMMENT ON COLUMN remediation.next_at IS 'When the worker takes it up; while one works on it, when another may';
CREATE INDEX remediation_of_detection ON remediation (tenant_id, detection_id, requested_at DESC);
CREATE INDEX remediation_due ON remediation (next_at) WHERE next_at IS NOT NULL;
SELECT make_tenant_table('remediation', 'SELECT, INSERT, UPDATE, DELETE');

-- The worker process works for all tenants: it learns whose remediations are due.
CREATE FUNCTION due_remediations(at timestamptz, most integer) RETURNS TABLE (tenant_id integer, remediation_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT r.tenant_id, r.remediation_id FROM remediation r WHERE r.next_at <= at ORDER BY r.next_at LIMIT most $$;
