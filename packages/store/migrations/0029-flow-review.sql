CREATE TABLE flow_review (
  tenant_id integer NOT NULL,
  review_id uuid NOT NULL,
  origin_id uuid NOT NULL,
  destination_id uuid NOT NULL,
  state text NOT NULL,
  reason text,
  owner_id text,
  expires_at timestamptz,
  limits jsonb NOT NULL,
  decided_at timestamptz NOT NULL,
  decided_by text,
  rev integer NOT NULL,
  is_current boolean NOT NULL,
  PRIMARY KEY (tenant_id, review_id)
);
COMMENT ON TABLE flow_review IS 'Decisions on flows between two places or groups of places; earlier ones stay';
COMMENT ON COLUMN flow_review.limits IS 'What was usual when it was sanctioned: most events, bytes and people a day, highest sensitivity';
CREATE UNIQUE INDEX flow_review_current ON flow_review (tenant_id, origin_id, destination_id) WHERE is_current;
SELECT make_tenant_table('flow_review', 'SELECT, INSERT, UPDATE, DELETE');
