-- A vendor's finding joins detections of the same person or account, object and destination within 24 hours.

ALTER TABLE detection ADD COLUMN is_finding boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN detection.is_finding IS 'It reports findings of a vendor';
UPDATE detection SET is_finding = true
WHERE policy_key IN ('aws-finding', 'cortex-finding', 'crowdstrike-finding', 'defender-finding', 'github-finding',
  'google-finding', 'okta-finding', 'prisma-finding', 'purview-finding', 'slack-finding', 'wiz-finding');

CREATE TABLE finding_event (
  tenant_id integer NOT NULL,
  policy_key text NOT NULL,
  finding_key text NOT NULL,
  occurred_at timestamptz NOT NULL,
  event_id uuid NOT NULL,
  own_id uuid NOT NULL,
  state text,
  PRIMARY KEY (tenant_id, policy_key, finding_key, event_id),
  FOREIGN KEY (tenant_id, own_id) REFERENCES detection ON DELETE CASCADE
);
COMMENT ON TABLE finding_event IS 'The records of each vendor finding';
COMMENT ON COLUMN finding_event.finding_key IS 'The vendor''s id of the finding, else the id of the event';
COMMENT ON COLUMN finding_event.own_id IS 'The detection that the finding is when it joins no other';
COMMENT ON COLUMN finding_event.state IS 'open, resolved, dismissed or reopened, as the record says; null: it does not say';
CREATE INDEX finding_event_by_detection ON finding_event (tenant_id, own_id);
CREATE INDEX finding_event_by_event ON finding_event (tenant_id, event_id);
SELECT make_tenant_table('finding_event', 'SELECT, INSERT, UPDATE, DELETE');
SELECT make_detection_table('finding_event', 'own_id');

CREATE TABLE detection_join_key (
  tenant_id integer NOT NULL,
  key bigint NOT NULL,
  is_finding boolean NOT NULL,
  occurred_at timestamptz NOT NULL,
  event_id uuid NOT NULL,
  detection_id uuid NOT NULL,
  matches_by text NOT NULL,
  destination text,
  destination_account text,
  PRIMARY KEY (tenant_id, key, is_finding, occurred_at, event_id, detection_id),
  FOREIGN KEY (tenant_id, detection_id) REFERENCES detection ON DELETE CASCADE
);
COMMENT ON TABLE detection_join_key IS 'What findings and detections are compared by: one row for each person or account with each object of an event';
COMMENT ON COLUMN detection_join_key.key IS 'Hash of person or account and object; sample data has keys of its own';
COMMENT ON COLUMN detection_join_key.matches_by IS 'What the key is made of, e.g. person/hash';
CREATE INDEX detection_join_key_by_detection ON detection_join_key (tenant_id, detection_id, event_id);
SELECT make_tenant_table('detection_join_key', 'SELECT, INSERT, UPDATE, DELETE');
SELECT make_detection_table('detection_join_key');

CREATE TABLE detection_join (
  tenant_id integer NOT NULL,
  detection_id uuid NOT NULL,
  policy_key text NOT NULL,
  finding_key text NOT NULL,
  event_id uuid NOT NULL,
  matched_event_id uuid NOT NULL,
  matches_by text NOT NULL,
  has_destination boolean NOT NULL,
  gap_sec integer NOT NULL,
  found_at timestamptz NOT NULL DEFAULT now(),
  applied_at timestamptz,
  linked_events uuid[] NOT NULL DEFAULT '{}',
  linked_objects text[] NOT NULL DEFAULT '{}',
  separated_at timestamptz,
  separated_by text,
  PRIMARY KEY (tenant_id, detection_id, policy_key, finding_key),
  FOREIGN KEY (tenant_id, detection_id) REFERENCES detection ON DELETE CASCADE
);
COMMENT ON TABLE detection_join IS 'A vendor finding that joined a detection. The row stays when a person separates them, so that they never join again';
COMMENT ON COLUMN detection_join.event_id IS 'The record of the finding that matched, and matched_event_id the event of the detection that it matched';
COMMENT ON COLUMN detection_join.applied_at IS 'Null: found and not yet added to the detection, by the same transaction or the next one that writes';
COMMENT ON COLUMN detection_join.linked_events IS 'What the detection got by the join: separating takes these away';
CREATE INDEX detection_join_pending ON detection_join (tenant_id) WHERE applied_at IS NULL;
CREATE INDEX detection_join_of_finding ON detection_join (tenant_id, policy_key, finding_key);
SELECT make_tenant_table('detection_join', 'SELECT, INSERT, UPDATE, DELETE');
SELECT make_detection_table('detection_join');

CREATE TABLE finding_setting (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  policy_key text NOT NULL,
  severity_cap text,
  closes_with_vendor boolean NOT NULL DEFAULT false,
  rev integer NOT NULL DEFAULT 1,
  PRIMARY KEY (tenant_id, policy_key)
);
COMMENT ON TABLE finding_setting IS 'How the findings of a vendor count, where the tenant decided';
COMMENT ON COLUMN finding_setting.severity_cap IS 'The vendor''s severity counts as at most this; null: as the vendor says';
SELECT make_tenant_table('finding_setting', 'SELECT, INSERT, UPDATE, DELETE');

-- The finding that a record of a vendor is about.
CREATE FUNCTION finding_key_of(facts jsonb, vendor_event_id text, event_id uuid) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT coalesce(facts -> 'extra' ->> 'alertId', vendor_event_id, event_id::text) $$;

-- What an event is compared by. A finding that names no person is compared by its account; any other event
-- is found by both. Short ids mean something in their own source only.
CREATE FUNCTION join_keys_of(a activity, of_finding boolean) RETURNS TABLE (key bigint, matches_by text)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT DISTINCT ON (1) hashtextextended(concat_ws(chr(10), a.is_sample, who.kind, who.value, what.kind, what.value), 0),
      who.kind || '/' || what.kind
    FROM (VALUES
        ('person', lower(a.actor_key)), ('person', lower(a.actor_id)),
        ('account', CASE WHEN NOT of_finding OR a.actor_key IS NULL THEN lower(a.cloud_account) END)
      ) AS who (kind, value),
      (VALUES
        ('id', CASE WHEN length(a.object_id) < 8 THEN a.source || '/' ELSE '' END || lower(a.object_id)),
        ('hash', lower(a.object_sha256)),
        ('path', replace(lower(a.object_path), '\', '/')),
        ('url', lower(a.object_url))
      ) AS what (kind, value)
    WHERE who.value IS NOT NULL AND what.value IS NOT NULL
  $$;

-- Notes what new evidence is compared by, and which findings and detections belong together. Whichever comes
-- second finds the first. What a finding brought along by joining finds nothing further.
CREATE FUNCTION find_joins() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  fresh detection_join_key[];
BEGIN
  INSERT INTO finding_event (tenant_id, policy_key, finding_key, occurred_at, event_id, own_id)
  SELECT l.tenant_id, d.policy_key, finding_key_of(a.facts, a.vendor_event_id, a.event_id), l.occurred_at, l.event_id,
    l.detection_id
  FROM added l
  JOIN detection d ON d.tenant_id = l.tenant_id AND d.detection_id = l.detection_id AND d.is_finding
  JOIN activity a ON a.tenant_id = l.tenant_id AND a.occurred_at = l.occurred_at AND a.event_id = l.event_id
  ON CONFLICT (tenant_id, policy_key, finding_key, event_id) DO UPDATE SET own_id = excluded.own_id;

  WITH noted AS (
    INSERT INTO detection_join_key
    SELECT l.tenant_id, k.key, d.is_finding, l.occurred_at, l.event_id, l.detection_id, k.matches_by,
      lower(coalesce(a.destination_host, a.destination_name)), lower(a.destination_account)
    FROM added l
    JOIN detection d ON d.tenant_id = l.tenant_id AND d.detection_id = l.detection_id
    JOIN activity a ON a.tenant_id = l.tenant_id AND a.occurred_at = l.occurred_at AND a.event_id = l.event_id
    CROSS JOIN LATERAL join_keys_of(a, d.is_finding) AS k
    WHERE d.is_finding OR NOT EXISTS (
      SELECT FROM detection_join j
      JOIN finding_event f USING (tenant_id, policy_key, finding_key)
      WHERE j.tenant_id = l.tenant_id AND j.detection_id = l.detection_id AND f.event_id = l.event_id
        AND j.separated_at IS NULL)
    ON CONFLICT DO NOTHING RETURNING *
  ) SELECT array_agg(noted) INTO fresh FROM noted;
  IF fresh IS NULL THEN
    RETURN NULL;
  END IF;

  INSERT INTO detection_join (tenant_id, detection_id, policy_key, finding_key, event_id, matched_event_id, matches_by,
    has_destination, gap_sec)
  SELECT DISTINCT ON (f.tenant_id, host_id, f.policy_key, f.finding_key)
    f.tenant_id, host_id, f.policy_key, f.finding_key, f.event_id, matched_id, pair.matches_by, has_destination, gap
  FROM (
    SELECT n.tenant_id, n.event_id AS finding_id, k.detection_id AS host_id, k.event_id AS matched_id, n.matches_by,
      n.destination IS NOT NULL AS has_destination, abs(extract(epoch FROM k.occurred_at - n.occurred_at))::integer AS gap
    FROM unnest(fresh) AS n CROSS JOIN LATERAL (
      SELECT * FROM detection_join_key k
      WHERE n.is_finding AND k.tenant_id = n.tenant_id AND k.key = n.key AND NOT k.is_finding
        AND k.occurred_at BETWEEN n.occurred_at - interval '24 hours' AND n.occurred_at + interval '24 hours'
        AND (n.destination IS NULL OR (n.destination = k.destination
          AND (n.destination_account IS NULL OR n.destination_account = k.destination_account)))
      ORDER BY k.occurred_at LIMIT 100) AS k
    UNION ALL
    SELECT n.tenant_id, k.event_id, n.detection_id, n.event_id, n.matches_by,
      k.destination IS NOT NULL, abs(extract(epoch FROM k.occurred_at - n.occurred_at))::integer
    FROM unnest(fresh) AS n CROSS JOIN LATERAL (
      SELECT * FROM detection_join_key k
      WHERE NOT n.is_finding AND k.tenant_id = n.tenant_id AND k.key = n.key AND k.is_finding
        AND k.occurred_at BETWEEN n.occurred_at - interval '24 hours' AND n.occurred_at + interval '24 hours'
        AND (k.destination IS NULL OR (k.destination = n.destination
          AND (k.destination_account IS NULL OR k.destination_account = n.destination_account)))
      ORDER BY k.occurred_at LIMIT 100) AS k
  ) AS pair
  JOIN finding_event f ON f.tenant_id = pair.tenant_id AND f.event_id = pair.finding_id
  JOIN detection d ON d.tenant_id = f.tenant_id AND d.detection_id = host_id AND d.status <> 'merged' AND NOT d.is_finding
  ORDER BY f.tenant_id, host_id, f.policy_key, f.finding_key, gap, matched_id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER joins_of_added AFTER INSERT ON detection_event
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION find_joins();

-- What is no evidence of a detection any more is not compared. A finding that has joined another detection is
-- compared all the same: the next one may belong to it too.
CREATE FUNCTION drop_join_keys() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM detection_join_key k USING removed r
  WHERE k.tenant_id = r.tenant_id AND k.detection_id = r.detection_id AND k.event_id = r.event_id AND NOT k.is_finding;
  RETURN NULL;
END $$;
CREATE TRIGGER joins_of_removed AFTER DELETE ON detection_event
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION drop_join_keys();
