-- Who did how much with what is told from the roll-up alone, event by event, so that lists of people and of
-- objects read no events. An entry of each list belongs to the same event.
ALTER TABLE activity_day ADD COLUMN times bytea;
ALTER TABLE activity_day ADD COLUMN sizes bytea;
COMMENT ON COLUMN activity_day.objects IS 'Of each event, in any order: the first 8 bytes of the md5 of its object_key, zeros where it names none';
COMMENT ON COLUMN activity_day.people IS 'Of each event, in the order of objects: as there, of its actor_key';
COMMENT ON COLUMN activity_day.times IS 'Of each event, in the order of objects: milliseconds since the day began, 4 bytes, the highest first';
COMMENT ON COLUMN activity_day.sizes IS 'Of each event, in the order of objects: object_bytes or zero, 8 bytes, the highest first';
-- Digests do not compress, and the rest hardly does.
ALTER TABLE activity_day ALTER COLUMN times SET STORAGE EXTERNAL;
ALTER TABLE activity_day ALTER COLUMN sizes SET STORAGE EXTERNAL;

DELETE FROM activity_day;
INSERT INTO activity_day (tenant_id, day, origin_id, destination_id, action, category, direction, managed, data_class,
  sensitivity, origin_group_id, destination_group_id, events, bytes, objects, people, times, sizes)
SELECT tenant_id, (occurred_at AT TIME ZONE 'UTC')::date,
  coalesce(origin_place_id, '00000000-0000-0000-0000-000000000000'),
  coalesce(destination_place_id, '00000000-0000-0000-0000-000000000000'),
  coalesce(action, ''), coalesce(category, ''), coalesce(direction, ''),
  CASE WHEN destination_place_id IS NULL THEN '' WHEN destination_managed = 'yes' THEN 'managed' ELSE 'unmanaged' END,
  CASE WHEN data_class IS NOT NULL THEN data_class WHEN content_state IN ('complete', 'partial') THEN 'nothing'
    ELSE 'unread' END,
  coalesce(data_sensitivity, -1),
  coalesce(md5(min(origin_kind) || E'\x1f' || min(origin_name))::uuid, '00000000-0000-0000-0000-000000000000'),
  coalesce(md5(min(destination_kind) || E'\x1f' || min(destination_name))::uuid, '00000000-0000-0000-0000-000000000000'),
  count(*), coalesce(sum(object_bytes), 0),
  string_agg(coalesce(decode(left(md5(object_key), 16), 'hex'), '\x0000000000000000'), ''),
  string_agg(coalesce(decode(left(md5(actor_key), 16), 'hex'), '\x0000000000000000'), ''),
  string_agg(int4send(round(date_part('epoch', (occurred_at AT TIME ZONE 'UTC')
    - date_trunc('day', occurred_at AT TIME ZONE 'UTC')) * 1000)::integer), ''),
  string_agg(int8send(coalesce(object_bytes, 0)), '')
FROM activity GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;
ALTER TABLE activity_day ALTER COLUMN times SET NOT NULL, ALTER COLUMN sizes SET NOT NULL;
