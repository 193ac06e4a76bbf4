-- An organisation changes the numbers of the severity model; a second person decides.
CREATE TABLE weight_change (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  proposal_id uuid NOT NULL,
  weights jsonb NOT NULL,
  reason text NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'approved', 'rejected', 'withdrawn')),
  proposed_at timestamptz NOT NULL,
  proposed_by_id text NOT NULL,
  proposed_by_name text NOT NULL,
  decided_at timestamptz,
  decided_by_id text,
  decided_by_name text,
  decision_reason text,
  rev integer,
  PRIMARY KEY (tenant_id, proposal_id),
  UNIQUE (tenant_id, rev),
  CHECK ((rev IS NOT NULL) = (state = 'approved')),
  CHECK ((decided_at IS NULL) = (state = 'pending'))
);
COMMENT ON TABLE weight_change IS 'Proposals to change weights of the severity model, and with a revision the weights that came of them';
COMMENT ON COLUMN weight_change.weights IS 'All weights that differ from the defaults, by group.name';
COMMENT ON COLUMN weight_change.rev IS 'Counts up from 1; the highest is in use, and without one the defaults are';
CREATE UNIQUE INDEX weight_change_pending ON weight_change (tenant_id) WHERE state = 'pending';
SELECT make_tenant_table('weight_change', 'SELECT, INSERT, UPDATE, DELETE');

ALTER TABLE detection
  ADD COLUMN score_model smallint NOT NULL DEFAULT 2,
  ADD COLUMN weights_rev integer NOT NULL DEFAULT 0,
  ADD COLUMN score_basis jsonb;
COMMENT ON COLUMN detection.score_model IS 'Version of the severity model that the score was made with';
COMMENT ON COLUMN detection.weights_rev IS 'Revision of the organisation''s weights that the score was made with; 0: the defaults';
COMMENT ON COLUMN detection.score_basis IS 'What the score was made from next to lead_event and facts; null: scored before it was kept';
UPDATE detection SET score_model = 1
WHERE explanation -> 'contributions' @? '$[*] ? (@.kind == "impact" || @.kind == "probability")';

-- Open detections are scored again because a person asks for it, or after a change of trust rules.
CREATE TABLE rescore (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  run_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('weights', 'trust')),
  requested_by text NOT NULL,
  requested_name text NOT NULL,
  may_lower_critical boolean NOT NULL,
  requested_at timestamptz NOT NULL,
  score_model smallint NOT NULL,
  weights_rev integer NOT NULL,
  detection_ids uuid[] NOT NULL,
  state text NOT NULL,
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL,
  changed integer NOT NULL DEFAULT 0,
  started_at timestamptz,
  finished_at timestamptz,
  undo_state text,
  undo_done integer NOT NULL DEFAULT 0,
  undo_by text,
  undo_name text,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, run_id)
);
COMMENT ON TABLE rescore IS 'Open detections that are scored again, over a set that was frozen when it was asked for';
COMMENT ON COLUMN rescore.kind IS 'weights: with the model and weights in use; trust: under the trust rules in force, which is not undone';
COMMENT ON COLUMN rescore.done IS 'Detections from the beginning of the set that are dealt with; written in the transaction that scores them';
CREATE INDEX rescore_newest ON rescore (tenant_id, requested_at DESC);
CREATE UNIQUE INDEX rescore_under_way ON rescore (tenant_id)
  WHERE kind = 'weights' AND (state IN ('waiting', 'running') OR undo_state IN ('waiting', 'running'));
SELECT make_tenant_table('rescore', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE rescore_item (
  tenant_id integer NOT NULL,
  run_id uuid NOT NULL,
  detection_id uuid NOT NULL,
  skipped text,
  before jsonb,
  after jsonb,
  is_undone boolean NOT NULL DEFAULT false,
  undo_skipped text,
  PRIMARY KEY (tenant_id, run_id, detection_id),
  FOREIGN KEY (tenant_id, run_id) REFERENCES rescore ON DELETE CASCADE
);
COMMENT ON TABLE rescore_item IS 'What scoring again did to a detection: why it was skipped, or how it was before and after; nothing where its score stayed';
SELECT make_tenant_table('rescore_item', 'SELECT, INSERT, UPDATE, DELETE');
SELECT make_detection_table('rescore_item');

CREATE FUNCTION unfinished_rescores() RETURNS SETOF integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT DISTINCT tenant_id FROM rescore
    WHERE state IN ('waiting', 'running') OR undo_state IN ('waiting', 'running')
  $$;
