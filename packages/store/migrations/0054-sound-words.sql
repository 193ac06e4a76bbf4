-- Words, hashes and facts of events that earlier versions stored although the canonical schema has no such
-- value: a vendor's word such as `constructor` was looked up in a table and met what every object of
-- JavaScript has, so that the source text of a function, `[object Object]` or a member of the vendor's own record
-- came out. Every column gets the value that its mapping gives an unknown word.
--
-- One pass over activity, which writes the rows at fault and no others. Figures are counted again for
-- the days and sources of those rows. Texts need no repair: half surrogate pairs were either replaced on the
-- way in or refused by PostgreSQL.
CREATE FUNCTION pg_temp.vocabulary(name text) RETURNS text[] IMMUTABLE LANGUAGE sql AS $$
  SELECT CASE name
    WHEN 'source' THEN ARRAY['Salesforce', 'HubSpot', 'Google Drive', 'OneDrive', 'Dynamics 365', 'SharePoint', 'Exchange',
      'Gmail', 'Device', 'Mobile Device', 'Microsoft Teams', 'Slack', 'AWS', 'AWS S3', 'Azure',
      'Google Cloud', 'FileCloud', 'Snowflake', 'Notion', 'PowerBI', 'Jira', 'GitHub', 'Intuit',
      'BambooHR', 'Kandji', 'CrowdStrike Falcon', 'Microsoft 365', 'Entra', 'Intune', 'Extension',
      'Sensor', 'Okta', 'Cato', 'Monday', 'Jamf', 'Cortex', 'Prisma', 'Coralogix', 'Wiz', 'Notes',
      'Microsoft Edge', 'TextEdit', 'AdobeAcrobat', 'Google Chrome', 'Microsoft Word',
      'Microsoft Excel']
    WHEN 'action' THEN ARRAY['Upload', 'Paste', 'Copy', 'Download', 'View', 'Send', 'Share', 'Compress', 'compress_no_spaces',
      'Decompress', 'CopyFile', 'Rename', 'CLI']
    WHEN 'category' THEN ARRAY['Web Upload', 'External Comms', 'External Share', 'Download to Unmanaged']
    WHEN 'direction' THEN ARRAY['inbound', 'outbound']
    WHEN 'movement' THEN ARRAY['share', 'send', 'download', 'upload', 'copy', 'none']
    WHEN 'outcome' THEN ARRAY['success', 'failure', 'unknown']
    WHEN 'actor' THEN ARRAY['person', 'service', 'system', 'anonymous', 'unknown']
    WHEN 'object' THEN ARRAY['file', 'folder', 'message', 'channel', 'mailbox', 'bucket', 'snapshot', 'image', 'database',
      'site', 'account', 'group', 'application', 'setting', 'other']
    WHEN 'place' THEN ARRAY['app', 'device', 'person', 'host', 'account', 'external_storage', 'public', 'internet']
    WHEN 'recipient' THEN ARRAY['person', 'group', 'domain', 'account', 'link', 'public']
    WHEN 'visibility' THEN ARRAY['private', 'internal', 'external', 'link', 'public']
    ELSE ARRAY['yes', 'no', 'unknown']
  END $$;

CREATE FUNCTION pg_temp.known(value text, name text, otherwise text) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT CASE WHEN value IS NULL OR value = ANY (pg_temp.vocabulary(name)) THEN value ELSE otherwise END $$;

CREATE FUNCTION pg_temp.sound_hash(value text) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT CASE WHEN value ~ '^[0-9a-f]{64}$' THEN value END $$;

CREATE FUNCTION pg_temp.sound_recipients(recipients jsonb) RETURNS jsonb IMMUTABLE LANGUAGE sql AS $$
  SELECT CASE WHEN jsonb_typeof(recipients) = 'array' THEN (
    SELECT jsonb_agg(recipient || jsonb_build_object(
      'kind', coalesce(pg_temp.known(recipient->>'kind', 'recipient', 'person'), 'person'),
      'outside', coalesce(pg_temp.known(recipient->>'outside', 'tristate', 'unknown'), 'unknown')) ORDER BY place)
    FROM jsonb_array_elements(recipients) WITH ORDINALITY AS listed (recipient, place)
    WHERE jsonb_typeof(recipient) = 'object') END $$;

-- Hashes of related objects, however deep; a bad one becomes null.
CREATE FUNCTION pg_temp.sound_hashes(value jsonb) RETURNS jsonb IMMUTABLE LANGUAGE plpgsql AS $$
BEGIN
  IF jsonb_typeof(value) = 'object' THEN
    RETURN (SELECT jsonb_object_agg(key, CASE WHEN key IN ('sha256', 'clipboardSha256')
        THEN coalesce(to_jsonb(pg_temp.sound_hash(member #>> '{}')), 'null') ELSE pg_temp.sound_hashes(member) END)
      FROM jsonb_each(value) AS members (key, member));
  ELSIF jsonb_typeof(value) = 'array' THEN
    RETURN (SELECT coalesce(jsonb_agg(pg_temp.sound_hashes(element) ORDER BY place), '[]')
      FROM jsonb_array_elements(value) WITH ORDINALITY AS elements (element, place));
  END IF;
  RETURN value;
END $$;

-- Facts of the kind that their readers take for granted.
CREATE FUNCTION pg_temp.sound_facts(facts jsonb) RETURNS jsonb IMMUTABLE LANGUAGE sql AS $$
  SELECT jsonb_object_agg(key, CASE WHEN key = 'lineage' THEN pg_temp.sound_hashes(fact) ELSE fact END)
  FROM jsonb_each(facts) AS members (key, fact)
  WHERE CASE key
    WHEN 'mail' THEN jsonb_typeof(fact) = 'object' AND jsonb_typeof(fact->'to') = 'array'
    WHEN 'lineage' THEN jsonb_typeof(fact) = 'object' AND jsonb_typeof(fact->'members') = 'array'
    WHEN 'process' THEN jsonb_typeof(fact) = 'object'
    WHEN 'extra' THEN jsonb_typeof(fact) = 'object'
    ELSE jsonb_typeof(fact) = 'string' END $$;

CREATE TEMP TABLE unsound_event ON COMMIT DROP AS
SELECT tenant_id, occurred_at, event_id, source, object_key FROM activity
WHERE source <> ALL (pg_temp.vocabulary('source'))
  OR action <> ALL (pg_temp.vocabulary('action'))
  OR category <> ALL (pg_temp.vocabulary('category'))
  OR direction <> ALL (pg_temp.vocabulary('direction'))
  OR movement <> ALL (pg_temp.vocabulary('movement'))
  OR outcome <> ALL (pg_temp.vocabulary('outcome'))
  OR actor_kind <> ALL (pg_temp.vocabulary('actor'))
  OR object_kind <> ALL (pg_temp.vocabulary('object'))
  OR visibility_before <> ALL (pg_temp.vocabulary('visibility'))
  OR visibility_after <> ALL (pg_temp.vocabulary('visibility'))
  OR origin_kind <> ALL (pg_temp.vocabulary('place'))
  OR destination_kind <> ALL (pg_temp.vocabulary('place'))
  OR origin_managed <> ALL (pg_temp.vocabulary('tristate'))
  OR origin_outside <> ALL (pg_temp.vocabulary('tristate'))
  OR destination_managed <> ALL (pg_temp.vocabulary('tristate'))
  OR destination_outside <> ALL (pg_temp.vocabulary('tristate'))
  OR device_managed <> ALL (pg_temp.vocabulary('tristate'))
  OR recipients_outside <> ALL (pg_temp.vocabulary('tristate'))
  OR object_sha256 !~ '^[0-9a-f]{64}$'
  OR (recipients IS NOT NULL AND jsonb_path_exists(recipients, '$[*] ? (
    !(@.outside == "yes" || @.outside == "no" || @.outside == "unknown"))'));

-- Before the sources change: what counted under a word that is none counts under Microsoft 365, whose
-- mapping alone took its source from a record.
INSERT INTO source_total AS known (tenant_id, source, events, last_event_at, last_ingested_at)
SELECT tenant_id, 'Microsoft 365', sum(events), max(last_event_at), max(last_ingested_at) FROM source_total
WHERE source <> ALL (pg_temp.vocabulary('source')) GROUP BY tenant_id
ON CONFLICT (tenant_id, source) DO UPDATE SET events = known.events + excluded.events,
  last_event_at = greatest(known.last_event_at, excluded.last_event_at),
  last_ingested_at = greatest(known.last_ingested_at, excluded.last_ingested_at);
DELETE FROM source_total WHERE source <> ALL (pg_temp.vocabulary('source'));

UPDATE activity AS event SET
  source = pg_temp.known(event.source, 'source', 'Microsoft 365'),
  action = pg_temp.known(event.action, 'action', NULL),
  category = pg_temp.known(event.category, 'category', NULL),
  direction = pg_temp.known(event.direction, 'direction', NULL),
  movement = pg_temp.known(event.movement, 'movement', 'none'),
  outcome = pg_temp.known(event.outcome, 'outcome', 'unknown'),
  actor_kind = pg_temp.known(event.actor_kind, 'actor', 'unknown'),
  object_kind = pg_temp.known(event.object_kind, 'object', 'other'),
  -- Neither lineage nor a detection could be made of an event whose source was a function: its key stands here only.
  object_key = CASE WHEN event.source ~ '^(function |\[object )' AND starts_with(event.object_key, event.source)
    THEN 'Microsoft 365' || substr(event.object_key, length(event.source) + 1) ELSE event.object_key END,
  object_sha256 = pg_temp.sound_hash(event.object_sha256),
  visibility_before = pg_temp.known(event.visibility_before, 'visibility', NULL),
  visibility_after = pg_temp.known(event.visibility_after, 'visibility', NULL),
  origin_kind = pg_temp.known(event.origin_kind, 'place', 'app'),
  destination_kind = pg_temp.known(event.destination_kind, 'place', 'app'),
  origin_managed = pg_temp.known(event.origin_managed, 'tristate', 'unknown'),
  origin_outside = pg_temp.known(event.origin_outside, 'tristate', 'unknown'),
  destination_managed = pg_temp.known(event.destination_managed, 'tristate', 'unknown'),
  destination_outside = pg_temp.known(event.destination_outside, 'tristate', 'unknown'),
  device_managed = pg_temp.known(event.device_managed, 'tristate', 'unknown'),
  recipients_outside = pg_temp.known(event.recipients_outside, 'tristate', 'unknown'),
  recipients = pg_temp.sound_recipients(event.recipients),
  facts = pg_temp.sound_facts(event.facts)
FROM unsound_event AS unsound
WHERE event.tenant_id = unsound.tenant_id AND event.occurred_at = unsound.occurred_at
  AND event.event_id = unsound.event_id;

-- The days of those events are counted again, as 0050 counted all.
CREATE TEMP TABLE unsound_day ON COMMIT DROP AS
SELECT DISTINCT tenant_id, (occurred_at AT TIME ZONE 'UTC')::date AS day FROM unsound_event;
DELETE FROM activity_day AS held USING unsound_day AS unsound
WHERE held.tenant_id = unsound.tenant_id AND held.day = unsound.day;
INSERT INTO activity_day (tenant_id, day, origin_id, destination_id, action, category, direction, managed, data_class,
  sensitivity, origin_group_id, destination_group_id, events, bytes, objects, people, times, sizes)
SELECT event.tenant_id, unsound.day,
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
FROM unsound_day AS unsound JOIN activity AS event ON event.tenant_id = unsound.tenant_id
  AND event.occurred_at >= unsound.day::timestamp AT TIME ZONE 'UTC'
  AND event.occurred_at < (unsound.day + 1)::timestamp AT TIME ZONE 'UTC'
GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;

UPDATE place SET kind = pg_temp.known(kind, 'place', 'app'), managed = pg_temp.known(managed, 'tristate', 'unknown'),
  outside = pg_temp.known(outside, 'tristate', 'unknown'),
  group_id = md5(pg_temp.known(kind, 'place', 'app') || E'\x1f' || name)::uuid
WHERE kind <> ALL (pg_temp.vocabulary('place')) OR managed <> ALL (pg_temp.vocabulary('tristate'))
  OR outside <> ALL (pg_temp.vocabulary('tristate'));

UPDATE detection SET source = pg_temp.known(source, 'source', 'Microsoft 365'),
  action = pg_temp.known(action, 'action', NULL), category = pg_temp.known(category, 'category', NULL),
  direction = pg_temp.known(direction, 'direction', NULL)
WHERE source <> ALL (pg_temp.vocabulary('source')) OR action <> ALL (pg_temp.vocabulary('action'))
  OR category <> ALL (pg_temp.vocabulary('category')) OR direction <> ALL (pg_temp.vocabulary('direction'));

UPDATE entity SET facts = jsonb_set(facts, '{sha256}', 'null')
WHERE kind = 'item' AND facts->>'sha256' !~ '^[0-9a-f]{64}$';

DROP FUNCTION pg_temp.sound_facts, pg_temp.sound_hashes, pg_temp.sound_recipients, pg_temp.sound_hash, pg_temp.known,
  pg_temp.vocabulary;
