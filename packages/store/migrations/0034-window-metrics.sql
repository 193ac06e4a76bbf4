-- A window counts values of any kind, or steps of a sequence; the object is named beside.
ALTER TABLE window_point
  ADD COLUMN value_keys text[] NOT NULL DEFAULT '{}',
  ADD COLUMN object_key text,
  ADD COLUMN steps integer NOT NULL DEFAULT 0;
UPDATE window_point SET
  value_keys = ARRAY[value_key],
  object_key = CASE WHEN value_key <> event_id::text THEN value_key END;
ALTER TABLE window_point DROP COLUMN value_key;
COMMENT ON COLUMN window_point.value_keys IS 'What a distinct metric counts once each';
COMMENT ON COLUMN window_point.steps IS 'Steps of a sequence that the event is, as bits from the first step''s 1 on';

-- What is usual in the organisation stands in place of a group's own past while the group is new.
CREATE TABLE window_day (
  tenant_id integer NOT NULL,
  policy_key text NOT NULL,
  policy_version integer NOT NULL,
  day integer NOT NULL,
  group_key text NOT NULL,
  peak double precision NOT NULL,
  is_sample boolean NOT NULL,
  PRIMARY KEY (tenant_id, policy_key, policy_version, day, group_key)
);
COMMENT ON TABLE window_day IS 'The highest count of each group and day, of policies with a baseline';
COMMENT ON COLUMN window_day.day IS 'Days since 1970-01-01 in UTC';
SELECT make_tenant_table('window_day', 'SELECT, INSERT, UPDATE, DELETE');

-- An event that comes late may move the first trigger of an episode: the detection keeps its id, and
-- is found by the id that the whole set of events gives.
ALTER TABLE detection ADD COLUMN episode_id uuid;
UPDATE detection SET episode_id = detection_id WHERE window_group IS NOT NULL;
COMMENT ON COLUMN detection.episode_id IS 'Policies that count: the id by the first trigger of the episode as it is known now';

UPDATE detection SET explanation = jsonb_set(explanation, '{window}', '{
    "field": null, "groupBy": ["actor"], "isFixed": false, "levels": [], "baseline": null, "isOrdered": false,
    "steps": null}'::jsonb || jsonb_build_object('level', explanation->'window'->'threshold')
  || (explanation->'window'))
WHERE jsonb_typeof(explanation->'window') = 'object';
