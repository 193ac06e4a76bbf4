-- What a title is made of; the sentence is made when it is read, in the reader's language.
ALTER TABLE detection ADD COLUMN title_parts jsonb;
COMMENT ON COLUMN detection.title_parts IS 'TitleParts of the contract; null where a person wrote the title';

UPDATE detection SET title_parts = jsonb_build_object(
  'policy', title,
  'isOwn', coalesce(origin IN ('detectionPolicy', 'detectionThresholdPolicy'), false),
  'action', lead_event -> 'action',
  'movement', coalesce(lead_event ->> 'movement', 'none'),
  'visibility', lead_event -> 'visibilityAfter',
  'forwards', lead_event -> 'extra' ? 'forwarding',
  -- How many values there were was not kept.
  'data', coalesce((SELECT jsonb_agg(jsonb_build_object('type', type, 'count', 0))
    FROM jsonb_array_elements_text(lead_event -> 'data' -> 'types') WITH ORDINALITY AS found (type, place)
    WHERE place <= 4), '[]'),
  'object', jsonb_build_object('kind', coalesce(lead_event -> 'object' ->> 'kind', 'other'),
    'name', coalesce(lead_event -> 'object' -> 'name', lead_event -> 'object' -> 'path')),
  'origin', CASE WHEN jsonb_typeof(lead_event -> 'origin') = 'object' THEN jsonb_build_object(
    'kind', lead_event -> 'origin' -> 'kind', 'name', lead_event -> 'origin' -> 'name',
    'account', lead_event -> 'origin' -> 'account') ELSE 'null' END,
  'destination', CASE WHEN jsonb_typeof(lead_event -> 'destination') = 'object' THEN jsonb_build_object(
    'kind', lead_event -> 'destination' -> 'kind', 'name', lead_event -> 'destination' -> 'name',
    'account', lead_event -> 'destination' -> 'account') ELSE 'null' END)
WHERE type <> 'Manual';
