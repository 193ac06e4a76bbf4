-- The search finds every person, object, destination and flow, not only those that detections name. Names are kept by
-- whoever stores events (`keepNames` in the search feature) and, for people whom sources describe, by a trigger.

-- A text as the search compares it; `foldText` of the contract does the same.
CREATE FUNCTION search_fold(told text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(replace(replace(replace(replace(
    CASE WHEN octet_length(told) = length(told) THEN lower(told) ELSE
      replace(replace(replace(replace(translate(
        regexp_replace(normalize(lower(told), NFKD), '[\u0300-\u036F]', '', 'g'),
        'øđðłıς', 'oddliσ'), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th')
    END, 'aa', 'a'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u'), '[ \t\n\r\f\v]+', ' ', 'g')
$$;

-- What is searched of a name. The space in front marks where words begin, also the first.
CREATE FUNCTION search_text(VARIADIC told text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT left(search_fold(' ' || array_to_string(told, ' ')), 1000)
$$;

DROP TRIGGER search_names_of_added ON detection;
DROP TRIGGER search_names_of_removed ON detection;
DROP FUNCTION add_search_names();
DROP FUNCTION drop_search_names();
DROP FUNCTION names_of(detection);
DROP FUNCTION search_names(text[], text[], text, integer);
DROP FUNCTION search_similar_names(text[], text[], integer);

DROP TABLE search_name;
CREATE TABLE search_name (
  tenant_id integer NOT NULL,
  kind text NOT NULL,
  key_hash uuid NOT NULL,
  key text NOT NULL,
  title text NOT NULL,
  detail text,
  source text,
  search text NOT NULL,
  told_at timestamptz NOT NULL,
  event_id uuid,
  is_sample boolean NOT NULL,
  PRIMARY KEY (tenant_id, kind, key_hash)
);
COMMENT ON TABLE search_name IS 'Every person, object, destination and flow that events and sources name, each once, for search';
COMMENT ON COLUMN search_name.kind IS 'person (of sources, by identity), actor (of events, by actor key), object, place (by group) or flow (by both groups)';
COMMENT ON COLUMN search_name.key_hash IS 'md5 of the key, which may be long';
COMMENT ON COLUMN search_name.search IS 'search_text of all that finds it';
COMMENT ON COLUMN search_name.told_at IS 'Of the event or record that named it so: a later one may name it otherwise';
COMMENT ON COLUMN search_name.event_id IS 'The event that named it so';
COMMENT ON COLUMN search_name.is_sample IS 'Only sample data names it';
SELECT make_tenant_table('search_name', 'SELECT, INSERT, UPDATE, DELETE');

-- People whom sources describe. What they are searched by is what their list is searched by.
CREATE FUNCTION keep_search_names_of_identities() RETURNS trigger
  LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO search_name AS known (tenant_id, kind, key_hash, key, title, detail, source, search, told_at, event_id, is_sample)
  SELECT tenant_id, 'person', identity_id, identity_id::text, coalesce(name, ''), facts ->> 'department',
    NULL, search_text(search_text, facts ->> 'department'), seen_at, NULL, false
  FROM added WHERE kind = 'person'
  ON CONFLICT (tenant_id, kind, key_hash) DO UPDATE
    SET title = excluded.title, detail = excluded.detail, search = excluded.search
    WHERE (known.title, known.detail, known.search) IS DISTINCT FROM (excluded.title, excluded.detail, excluded.search);
  RETURN NULL;
END $$;
CREATE FUNCTION drop_search_names_of_identities() RETURNS trigger
  LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM search_name s USING removed r
  WHERE r.kind = 'person' AND s.tenant_id = r.tenant_id AND s.kind = 'person' AND s.key_hash = r.identity_id;
  RETURN NULL;
END $$;
CREATE TRIGGER search_names_of_added AFTER INSERT ON identity
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_search_names_of_identities();
CREATE TRIGGER search_names_of_changed AFTER UPDATE ON identity
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_search_names_of_identities();
CREATE TRIGGER search_names_of_removed AFTER DELETE ON identity
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION drop_search_names_of_identities();

INSERT INTO search_name (tenant_id, kind, key_hash, key, title, detail, search, told_at, is_sample)
SELECT tenant_id, 'person', identity_id, identity_id::text, coalesce(name, ''), facts ->> 'department',
  search_text(search_text, facts ->> 'department'), seen_at, false
FROM identity WHERE kind = 'person';

-- What is stored already, a partition at a time and the newest first, so that the newest name stays.
DO $$
DECLARE part record;
BEGIN
  FOR part IN SELECT from_at, to_at FROM activity_partition ORDER BY from_at DESC LOOP
    INSERT INTO search_name (tenant_id, kind, key_hash, key, title, detail, source, search, told_at, event_id, is_sample)
    SELECT DISTINCT ON (tenant_id, actor_key) tenant_id, 'actor', md5(actor_key)::uuid, actor_key,
      coalesce(actor_name, actor_email, actor_key), nullif(actor_key, coalesce(actor_name, actor_email, actor_key)), NULL,
      search_text(actor_name, actor_key, nullif(actor_id, actor_key)), occurred_at, event_id, is_sample
    FROM activity WHERE occurred_at >= part.from_at AND occurred_at < part.to_at AND actor_key IS NOT NULL
    ORDER BY tenant_id, actor_key, position(' ' IN coalesce(actor_name, '')) = 0, occurred_at DESC
    ON CONFLICT DO NOTHING;

    INSERT INTO search_name (tenant_id, kind, key_hash, key, title, detail, source, search, told_at, event_id, is_sample)
    SELECT DISTINCT ON (tenant_id, object_key) tenant_id, 'object', md5(object_key)::uuid, object_key,
      coalesce(object_name, object_key), coalesce(object_path, object_url), source,
      search_text(coalesce(object_name, object_key), nullif(object_path, object_name), object_url), occurred_at, event_id, is_sample
    FROM activity WHERE occurred_at >= part.from_at AND occurred_at < part.to_at AND object_key IS NOT NULL
    ORDER BY tenant_id, object_key, occurred_at DESC
    ON CONFLICT DO NOTHING;

    INSERT INTO search_name (tenant_id, kind, key_hash, key, title, detail, source, search, told_at, event_id, is_sample)
    SELECT DISTINCT ON (tenant_id, side.group_id) tenant_id, 'place', side.group_id, side.group_id::text,
      side.name, side.kind, NULL, search_text(side.name, side.host), occurred_at, event_id, is_sample
    FROM activity CROSS JOIN LATERAL (VALUES
      (origin_kind, origin_name, origin_host), (destination_kind, destination_name, destination_host)) AS told (kind, name, host)
    CROSS JOIN LATERAL (SELECT told.*, md5(told.kind || E'\x1f' || told.name)::uuid AS group_id) AS side
    WHERE occurred_at >= part.from_at AND occurred_at < part.to_at AND side.group_id IS NOT NULL
    ORDER BY tenant_id, side.group_id, occurred_at DESC
    ON CONFLICT DO NOTHING;

    INSERT INTO search_name (tenant_id, kind, key_hash, key, title, detail, source, search, told_at, event_id, is_sample)
    SELECT DISTINCT ON (tenant_id, flow.key) tenant_id, 'flow', md5(flow.key)::uuid, flow.key,
      origin_name || ' → ' || destination_name, NULL, NULL, search_text(origin_name, destination_name),
      occurred_at, event_id, is_sample
    FROM activity CROSS JOIN LATERAL (SELECT md5(origin_kind || E'\x1f' || origin_name)::uuid::text
      || '~' || md5(destination_kind || E'\x1f' || destination_name)::uuid::text AS key) AS flow
    WHERE occurred_at >= part.from_at AND occurred_at < part.to_at AND flow.key IS NOT NULL
    ORDER BY tenant_id, flow.key, occurred_at DESC
    ON CONFLICT DO NOTHING;
  END LOOP;
END $$;

-- One for each kind: what is found by likeness is looked at again row by row, which costs most.
CREATE INDEX search_person_trigrams ON search_name USING gin (search gin_trgm_ops) WHERE kind = 'person';
CREATE INDEX search_actor_trigrams ON search_name USING gin (search gin_trgm_ops) WHERE kind = 'actor';
CREATE INDEX search_object_trigrams ON search_name USING gin (search gin_trgm_ops) WHERE kind = 'object';
CREATE INDEX search_place_trigrams ON search_name USING gin (search gin_trgm_ops) WHERE kind = 'place';
CREATE INDEX search_flow_trigrams ON search_name USING gin (search gin_trgm_ops) WHERE kind = 'flow';

-- As detection_search: the planner may not use the trigram index under row-level security, so these apply the tenant
-- themselves. Dynamic text, because the partial index of a kind is only used where the statement names the kind.

-- Names that match a pattern of each group: at most `most` of a kind, those called so first, then those that begin so,
-- then those with a word that begins so. `total` counts up to 1,000; of more, what is shown comes from the first 1,000.
CREATE FUNCTION search_names(wanted text, patterns text[], groups integer[], start text, most integer)
  RETURNS TABLE (kind text, key text, title text, detail text, source text, event_id uuid, total bigint)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
DECLARE
  conditions text;
  -- Somebody whom sources describe with the key of an actor stands for the actor. OFFSET 0 keeps this a look-up for each
  -- of at most 1,000 rows: a join would read all keys.
  unknown text := 'WHERE NOT EXISTS (
    SELECT FROM identity_key k JOIN identity_record r ON r.tenant_id = k.tenant_id AND r.record_id = k.record_id
    JOIN search_name p ON p.tenant_id = r.tenant_id AND p.kind = ''person'' AND p.key_hash = r.identity_id
    WHERE k.tenant_id = app_tenant_id() AND k.kind = ''person'' AND k.reason IN (''email'', ''login'')
      AND k.value = lower(m.key) OFFSET 0)';
BEGIN
  SELECT string_agg(one_of, ' AND ') INTO conditions FROM (
    SELECT '(' || string_agg(format('s.search LIKE $1[%s]', i), ' OR ') || ')' AS one_of
    FROM unnest(groups) WITH ORDINALITY AS part (number, i) GROUP BY number) AS parts;
  RETURN QUERY EXECUTE format(
    'WITH matched AS MATERIALIZED (
       SELECT s.* FROM search_name s
       WHERE s.tenant_id = app_tenant_id() AND s.kind = %1$L AND %2$s
       LIMIT 1000), found AS MATERIALIZED (
       SELECT m.* FROM matched m %3$s)
     SELECT f.kind, f.key, f.title, f.detail, f.source, f.event_id, (SELECT count(*) FROM found)
     FROM found f
     ORDER BY f.search <> $2, NOT starts_with(f.search, $2), position($2 IN f.search) = 0, length(f.title), f.title, f.key
     LIMIT $3', wanted, conditions, CASE WHEN wanted = 'actor' THEN unknown ELSE '' END)
  USING patterns, ' ' || start, most;
END $$;

-- Words that names are made of: what a typing error is corrected to. Far fewer than names, so that comparing the word
-- with each that has trigrams of it costs little.
CREATE TABLE search_word (
  tenant_id integer NOT NULL,
  word text NOT NULL,
  PRIMARY KEY (tenant_id, word)
);
COMMENT ON TABLE search_word IS 'Every word of letters in search_name, each once, as search_fold writes it. Kept by triggers';
SELECT make_tenant_table('search_word', 'SELECT, INSERT, DELETE');

-- Of objects and places only the title: addresses are full of words that nobody types.
CREATE FUNCTION search_words(kind text, title text, search text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT word FROM regexp_split_to_table(
    CASE WHEN kind IN ('person', 'actor') THEN search ELSE search_fold(title) END, '[^[:alnum:]]+') AS word
  WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[0-9]'
$$;

INSERT INTO search_word (tenant_id, word)
SELECT DISTINCT n.tenant_id, word FROM search_name n, search_words(n.kind, n.title, n.search) AS word;

CREATE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO search_word (tenant_id, word)
  SELECT DISTINCT n.tenant_id, word FROM added n, search_words(n.kind, n.title, n.search) AS word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER search_words_of_added AFTER INSERT ON search_name
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER search_words_of_changed AFTER UPDATE ON search_name
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
CREATE INDEX search_word_trigrams ON search_word USING gin (word gin_trgm_ops);

-- Words that are spelled much like each of the given ones, most alike first.
CREATE FUNCTION search_alike(typed text[], most integer) RETURNS TABLE (typed_word text, word text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  SET pg_trgm.similarity_threshold = 0.22
  AS $$
    SELECT one.typed_word, alike.word FROM unnest(typed) AS one (typed_word) CROSS JOIN LATERAL (
      SELECT w.word FROM search_word w
      WHERE w.tenant_id = app_tenant_id() AND w.word % one.typed_word
        AND abs(length(w.word) - length(one.typed_word)) <= 2
      ORDER BY similarity(w.word, one.typed_word) DESC, w.word LIMIT most) AS alike
  $$;

-- What events name a person, object or place by, of every name that matches: actor keys, object keys, names of places.
CREATE FUNCTION search_keys(wanted text, pattern text) RETURNS SETOF text
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 100
  AS $$
BEGIN
  IF wanted = 'actor' THEN
    RETURN QUERY
      SELECT k.value FROM search_name s
      JOIN identity_record r ON r.tenant_id = s.tenant_id AND r.identity_id = s.key_hash
      JOIN identity_key k ON k.tenant_id = r.tenant_id AND k.record_id = r.record_id
      WHERE s.tenant_id = app_tenant_id() AND s.kind = 'person' AND s.search LIKE pattern
        AND k.kind = 'person' AND k.reason IN ('email', 'login');
  END IF;
  RETURN QUERY EXECUTE format(
    'SELECT %s FROM search_name s WHERE s.tenant_id = app_tenant_id() AND s.kind = %L AND s.search LIKE $1',
    CASE wanted WHEN 'place' THEN 's.title' ELSE 's.key' END, wanted) USING pattern;
END $$;
