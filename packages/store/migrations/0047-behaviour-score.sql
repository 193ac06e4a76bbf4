-- A day's score only rises while the day goes on: what an event was judged by is kept beside it, so that the past can
-- be judged by the same.
CREATE TABLE behaviour_score (
  tenant_id integer NOT NULL,
  occurred_at timestamptz NOT NULL,
  event_id uuid NOT NULL,
  score double precision NOT NULL,
  PRIMARY KEY (tenant_id, occurred_at, event_id)
);
COMMENT ON TABLE behaviour_score IS 'How far the day of an event''s actor stood out when the event came, where that is worth a condition';
COMMENT ON COLUMN behaviour_score.score IS 'BehaviourView.score of the engine, 0.01 to 1; an event without a row had none';
SELECT make_tenant_table('behaviour_score', 'SELECT, INSERT, UPDATE, DELETE');
