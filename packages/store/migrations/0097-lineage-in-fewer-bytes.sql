-- The same graph in fewer bytes: order keys take 16, and the names of facts, which are in each row, one each.
-- kept-touch.ts, kept-act.ts and kept-tail.ts say what a letter means.

-- From 15 digits of time, 8 of the clock and 12 of the sequence to hexadecimal digits of all.
CREATE FUNCTION lineage_order_key(old_key text) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN old_key ~ '^[0-9]{15}[0-9a-f]{8}[0-9]{12}$' THEN (
    lpad(to_hex(left(old_key, 15)::bigint), 14, '0') || substr(old_key, 16, 8)
      || lpad(to_hex(right(old_key, 12)::bigint), 10, '0'))::uuid
  ELSE md5(old_key)::uuid END
$$;

CREATE FUNCTION lineage_kept_act(act json) RETURNS json LANGUAGE sql IMMUTABLE AS $$
  SELECT (coalesce(jsonb_object_agg(letter, value) FILTER (WHERE letter IS NOT NULL), '{}')
    || CASE WHEN act::jsonb @> '{"isPartial": true}' OR act::jsonb @> '{"isSample": true}'
         THEN jsonb_build_object('f', (act::jsonb @> '{"isPartial": true}')::integer
           + 2 * (act::jsonb @> '{"isSample": true}')::integer)
         ELSE '{}' END)::json
  FROM jsonb_each(act::jsonb) LEFT JOIN (VALUES ('action', 'a'), ('relation', 'r'), ('observer', 'o'), ('clock', 'c'),
    ('sequence', 's'), ('person', 'p'), ('device', 'd'), ('managed', 'm'), ('partner', 'w')) AS named (key, letter)
    USING (key)
$$;

-- Each touch of a row tells what is other than of the one before it: flags, and the three facts that are one now, are
-- carried along.
CREATE FUNCTION lineage_kept_touches(touches json) RETURNS json LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  kept jsonb := '[]';
  touch jsonb;
  told jsonb;
  flag_names text[] := ARRAY['isView', 'isProvisional', 'isLocked', 'isCreation', 'isOpening', 'isRoot',
    'hasGroupDigest', 'hasGroupHint'];
  flags integer := 0;
  flags_before integer;
  carried jsonb := '{"before": null, "beforeAt": null, "aheadMs": 0}';
  carried_before jsonb;
BEGIN
  FOR touch IN SELECT value::jsonb FROM json_array_elements(touches) LOOP
    flags_before := flags;
    carried_before := carried;
    SELECT coalesce(jsonb_object_agg(letter, CASE
        WHEN key = 'namedBy' AND value <> 'null' THEN jsonb_build_array(value -> 'fact', value -> 'value')
        WHEN key = 'openedKey' AND jsonb_typeof(value) = 'string'
          THEN to_jsonb(lineage_order_key(value #>> '{}'))
        ELSE value END), '{}')
      INTO told
      FROM jsonb_each(touch) JOIN (VALUES ('slot', 'i'), ('role', 'r'), ('locationId', 'l'), ('digest', 'd'),
        ('hintKey', 'h'), ('kind', 'k'), ('path', 'p'), ('name', 'n'), ('url', 'u'), ('objectKey', 'o'),
        ('namedBy', 'e'), ('place', 'a'), ('cameFrom', 'c'), ('sizeBytes', 'b'), ('owner', 'w'), ('visibility', 'v'),
        ('sensitivity', 's'), ('dataTypes', 't'), ('versionId', 'x'), ('gap', 'g'), ('openedKey', 'z'),
        ('ownClass', 'q')) AS named (key, letter) USING (key);
    FOR bit IN 0..7 LOOP
      IF touch ? flag_names[bit + 1] THEN
        flags := CASE WHEN touch @> jsonb_build_object(flag_names[bit + 1], true)
          THEN flags | (1 << bit) ELSE flags & ~(1 << bit) END;
      END IF;
    END LOOP;
    IF flags <> flags_before THEN told := told || jsonb_build_object('f', flags); END IF;
    SELECT carried || coalesce(jsonb_object_agg(key, value), '{}') INTO carried FROM jsonb_each(touch)
      WHERE key IN ('before', 'beforeAt', 'aheadMs');
    IF carried <> carried_before THEN
      told := told || jsonb_build_object('y',
        CASE WHEN carried = '{"before": null, "beforeAt": null, "aheadMs": 0}' THEN 'null'::jsonb
        ELSE jsonb_build_array(carried -> 'before', carried -> 'beforeAt', carried -> 'aheadMs') END);
    END IF;
    kept := kept || jsonb_build_array(told);
  END LOOP;
  RETURN kept;
END $$;

CREATE FUNCTION lineage_kept_tail(tail json) RETURNS json LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN tail IS NOT NULL THEN json_strip_nulls(json_build_object(
    'k', lineage_order_key(tail ->> 'lastKey'), 'x', tail -> 'versionId', 'z', lineage_order_key(tail ->> 'openedKey'),
    'a', tail -> 'openedAt', 'h', tail -> 'openedHint', 'q', tail -> 'ownClass', 'd', tail -> 'digest',
    'g', tail -> 'gap', 'f', (tail ->> 'isRoot')::boolean::integer + 2 * (tail ->> 'isRemoved')::boolean::integer)) END
$$;

ALTER TABLE lineage_touch
  ALTER COLUMN order_key TYPE uuid USING lineage_order_key(order_key),
  ALTER COLUMN act TYPE json USING lineage_kept_act(act),
  ALTER COLUMN touches TYPE json USING lineage_kept_touches(touches);
ALTER TABLE lineage_version ALTER COLUMN order_key TYPE uuid USING lineage_order_key(order_key);
ALTER TABLE lineage_object ALTER COLUMN tail TYPE json USING lineage_kept_tail(tail);
COMMENT ON COLUMN lineage_touch.order_key IS 'Sorts the timeline: time, clock and sequence as hexadecimal digits';

DROP FUNCTION lineage_kept_tail, lineage_kept_touches, lineage_kept_act, lineage_order_key;
