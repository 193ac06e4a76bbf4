-- Written as the list's filter compares them; the plain columns are there so that counting needs no row.
-- An object's key may be too long to stand there twice, and few detections have the same.
CREATE INDEX detection_by_person ON detection (tenant_id, (coalesce(person_key, 'none'))) INCLUDE (person_key)
  WHERE status <> 'merged';
CREATE INDEX detection_by_object ON detection (tenant_id, (coalesce(object_key, 'none')))
  WHERE status <> 'merged';
CREATE INDEX detection_by_destination ON detection (tenant_id, (coalesce(destination_name, 'none'))) INCLUDE (destination_name)
  WHERE status <> 'merged';
CREATE INDEX detection_by_policy ON detection (tenant_id, (coalesce(policy_key, 'none'))) INCLUDE (policy_key)
  WHERE status <> 'merged';

CREATE TABLE search_name (
  tenant_id integer NOT NULL,
  kind text NOT NULL,
  key text NOT NULL,
  title text NOT NULL,
  detail text,
  source text,
  search text NOT NULL,
  PRIMARY KEY (tenant_id, kind, key)
);
COMMENT ON TABLE search_name IS 'The people, objects and destinations of detections, each once, for search. Kept by triggers on detection';
COMMENT ON COLUMN search_name.kind IS 'person, object or place';
COMMENT ON COLUMN search_name.key IS 'What the detection list filters by';
-- One for each kind: what is found by likeness is looked at again row by row, which is dear.
CREATE INDEX search_person_trigrams ON search_name USING gin (search gin_trgm_ops) WHERE kind = 'person';
CREATE INDEX search_object_trigrams ON search_name USING gin (search gin_trgm_ops) WHERE kind = 'object';
CREATE INDEX search_place_trigrams ON search_name USING gin (search gin_trgm_ops) WHERE kind = 'place';
SELECT make_tenant_table('search_name', 'SELECT, INSERT, UPDATE, DELETE');

-- The names that one detection carries.
CREATE FUNCTION names_of(d detection) RETURNS TABLE (kind text, key text, title text, detail text, source text)
  LANGUAGE sql IMMUTABLE
  AS $$
    SELECT * FROM (VALUES
      ('person', d.person_key, coalesce(d.person_name, d.person_email, d.person_key), d.person_email, NULL),
      ('object', d.object_key, coalesce(d.object_name, d.object_key), NULL, d.source),
      ('place', d.destination_name, d.destination_name, NULL, NULL)
    ) AS n (kind, key, title, detail, source)
    WHERE n.key IS NOT NULL
  $$;

CREATE FUNCTION add_search_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_name AS known (tenant_id, kind, key, title, detail, source, search)
  SELECT DISTINCT ON (d.tenant_id, n.kind, n.key) d.tenant_id, n.*,
    lower(concat_ws(E'\n', n.title, n.detail))
  FROM added d, names_of(d) n
  ORDER BY d.tenant_id, n.kind, n.key, d.last_seen_at DESC
  ON CONFLICT (tenant_id, kind, key) DO UPDATE
    SET title = EXCLUDED.title, detail = EXCLUDED.detail, source = EXCLUDED.source, search = EXCLUDED.search
    WHERE (known.search, known.source) IS DISTINCT FROM (EXCLUDED.search, EXCLUDED.source);
  RETURN NULL;
END $$;

-- A name goes with the last detection that carries it.
CREATE FUNCTION drop_search_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_name s
  USING (SELECT DISTINCT d.tenant_id, n.kind, n.key FROM removed d, names_of(d) n) gone
  WHERE (s.tenant_id, s.kind, s.key) = (gone.tenant_id, gone.kind, gone.key)
    AND NOT EXISTS (SELECT FROM detection d WHERE gone.kind = 'person'
                    AND d.tenant_id = gone.tenant_id AND coalesce(d.person_key, 'none') = gone.key AND d.status <> 'merged')
    AND NOT EXISTS (SELECT FROM detection d WHERE gone.kind = 'object'
                    AND d.tenant_id = gone.tenant_id AND coalesce(d.object_key, 'none') = gone.key AND d.status <> 'merged')
    AND NOT EXISTS (SELECT FROM detection d WHERE gone.kind = 'place'
                    AND d.tenant_id = gone.tenant_id AND coalesce(d.destination_name, 'none') = gone.key AND d.status <> 'merged');
  RETURN NULL;
END $$;

CREATE TRIGGER search_names_of_added AFTER INSERT ON detection
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_search_names();
CREATE TRIGGER search_names_of_removed AFTER DELETE ON detection
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION drop_search_names();

INSERT INTO search_name (tenant_id, kind, key, title, detail, source, search)
SELECT DISTINCT ON (d.tenant_id, n.kind, n.key) d.tenant_id, n.*,
  lower(concat_ws(E'\n', n.title, n.detail))
FROM detection d, names_of(d) n
ORDER BY d.tenant_id, n.kind, n.key, d.last_seen_at DESC;

-- As detection_search: the planner may not use the trigram index under row-level security, so these
-- apply the tenant themselves.

-- Detections that match every pattern: at most `most`, the one numbered `wanted` first, then the newest.
-- Every row tells how many match, which is what the list shows for the same text.
CREATE FUNCTION search_detections(patterns text[], wanted bigint, most integer)
  RETURNS TABLE (detection_id uuid, total bigint)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    WITH found AS MATERIALIZED (
      SELECT detection_id, number, last_seen_at FROM detection
      WHERE tenant_id = app_tenant_id() AND status <> 'merged' AND length(patterns[1]) >= 5
        AND search LIKE patterns[1] AND (cardinality(patterns) = 1 OR search LIKE ALL (patterns))
      UNION ALL
      -- One or two letters make no trigram: the index would be read as a whole.
      SELECT detection_id, number, last_seen_at FROM detection
      WHERE tenant_id = app_tenant_id() AND status <> 'merged' AND length(patterns[1]) < 5
        AND search || '' LIKE ALL (patterns)
    )
    SELECT detection_id, (SELECT count(*) FROM found) FROM found
    ORDER BY number = wanted DESC, last_seen_at DESC, detection_id DESC LIMIT most
  $$;

-- Names that match every pattern: of each kind at most `most`, those that begin with `start` first.
CREATE FUNCTION search_names(kinds text[], patterns text[], start text, most integer)
  RETURNS TABLE (kind text, key text, title text, detail text, source text, total bigint)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    WITH found AS MATERIALIZED (
      SELECT * FROM search_name
      WHERE tenant_id = app_tenant_id() AND kind = 'person' AND 'person' = ANY (kinds) AND search LIKE patterns[1]
        AND (cardinality(patterns) = 1 OR search LIKE ALL (patterns))
      UNION ALL
      SELECT * FROM search_name
      WHERE tenant_id = app_tenant_id() AND kind = 'object' AND 'object' = ANY (kinds) AND search LIKE patterns[1]
        AND (cardinality(patterns) = 1 OR search LIKE ALL (patterns))
      UNION ALL
      SELECT * FROM search_name
      WHERE tenant_id = app_tenant_id() AND kind = 'place' AND 'place' = ANY (kinds) AND search LIKE patterns[1]
        AND (cardinality(patterns) = 1 OR search LIKE ALL (patterns))
    ), counted AS (SELECT kind, count(*) AS total FROM found GROUP BY kind)
    SELECT first.kind, first.key, first.title, first.detail, first.source, counted.total
    FROM counted CROSS JOIN LATERAL (
      SELECT * FROM found WHERE found.kind = counted.kind
      ORDER BY NOT starts_with(search, start), length(search), search, key
      LIMIT most
    ) AS first
  $$;

-- Names in which every word has a similar one, most similar first, out of 200 of each kind: likeness is
-- dear, and where more are alike it matters little which of them are shown.
CREATE FUNCTION search_similar_names(kinds text[], words text[], most integer)
  RETURNS TABLE (kind text, key text, title text, detail text, source text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  SET pg_trgm.word_similarity_threshold = 0.35
  AS $$
    WITH found AS MATERIALIZED (
      (SELECT * FROM search_name
      WHERE tenant_id = app_tenant_id() AND kind = 'person' AND 'person' = ANY (kinds) AND search %> words[1]
        AND NOT EXISTS (SELECT FROM unnest(words[2:]) AS word WHERE NOT search %> word) LIMIT 200)
      UNION ALL
      (SELECT * FROM search_name
      WHERE tenant_id = app_tenant_id() AND kind = 'object' AND 'object' = ANY (kinds) AND search %> words[1]
        AND NOT EXISTS (SELECT FROM unnest(words[2:]) AS word WHERE NOT search %> word) LIMIT 200)
      UNION ALL
      (SELECT * FROM search_name
      WHERE tenant_id = app_tenant_id() AND kind = 'place' AND 'place' = ANY (kinds) AND search %> words[1]
        AND NOT EXISTS (SELECT FROM unnest(words[2:]) AS word WHERE NOT search %> word) LIMIT 200)
    )
    SELECT first.kind, first.key, first.title, first.detail, first.source
    FROM unnest(kinds) AS wanted (kind) CROSS JOIN LATERAL (
      SELECT * FROM found WHERE found.kind = wanted.kind
      ORDER BY word_similarity(words[1], search) DESC, length(title), title, key
      LIMIT most
    ) AS first
  $$;

-- Addresses and hashes of objects are searched for from now on; older detections get theirs.
UPDATE detection SET search = concat_ws(E'\n', search,
  lower(nullif(lead_event -> 'object' ->> 'url', '')), lower(nullif(lead_event -> 'object' ->> 'sha256', '')))
WHERE lead_event -> 'object' ->> 'url' <> '' OR lead_event -> 'object' ->> 'sha256' <> '';
