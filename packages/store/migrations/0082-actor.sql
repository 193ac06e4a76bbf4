-- Everyone and everything that events name as having acted, each once: what people are counted and named from.
CREATE TABLE actor (
  tenant_id integer NOT NULL,
  actor_key text NOT NULL,
  is_person boolean NOT NULL,
  name text,
  is_sample boolean NOT NULL,
  PRIMARY KEY (tenant_id, actor_key)
);
COMMENT ON TABLE actor IS 'Actors of stored events, kept in the transaction that writes the events';
COMMENT ON COLUMN actor.is_person IS 'At least one event says that it is a person; the rest are services, systems and anonymous visitors';
COMMENT ON COLUMN actor.name IS 'The fullest name that events tell; null while they tell only an address or a login';
COMMENT ON COLUMN actor.is_sample IS 'Only sample data names it';
SELECT make_tenant_table('actor', 'SELECT, INSERT, UPDATE, DELETE');

-- A name that says more than the address or login: not that text again, and not the part before the @.
CREATE FUNCTION told_name(name text, key text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN lower(name) IN (lower(key), lower(split_part(key, '@', 1))) OR name LIKE '%@%' THEN NULL
    ELSE nullif(name, '') END
$$;

-- Of two names the one that is kept: several words before one, then the longer, then the first by code point. So it
-- does not matter in which order events arrive.
CREATE FUNCTION fuller_name(one text, other text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN one IS NULL THEN other WHEN other IS NULL THEN one
    WHEN (position(' ' IN one) > 0, length(one)) > (position(' ' IN other) > 0, length(other)) THEN one
    WHEN (position(' ' IN one) > 0, length(one)) < (position(' ' IN other) > 0, length(other)) THEN other
    ELSE least(one COLLATE "C", other COLLATE "C") END
$$;

-- The display name of a person, by the key that events and detections name them by. One meaning for every list, title
-- and export: what directories and HR systems say first, else what events tell; null where only the key is known.
CREATE FUNCTION person_name(tenant integer, key text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    (SELECT i.facts ->> 'name' FROM identity_key k
     JOIN identity_record r ON r.tenant_id = tenant AND r.record_id = k.record_id
     JOIN identity i ON i.tenant_id = tenant AND i.identity_id = r.identity_id
     WHERE k.tenant_id = tenant AND k.kind = 'person' AND k.reason IN ('email', 'login')
       AND k.value = lower(person_name.key) AND i.facts ->> 'name' IS NOT NULL
     ORDER BY i.is_deleted, k.reason, i.identity_id LIMIT 1),
    (SELECT a.name FROM actor a WHERE a.tenant_id = tenant AND a.actor_key = person_name.key))
$$;

INSERT INTO actor (tenant_id, actor_key, is_person, name, is_sample)
SELECT tenant_id, actor_key, bool_or(is_person),
  (array_agg(name ORDER BY position(' ' IN name) > 0 DESC, length(name) DESC, name COLLATE "C")
    FILTER (WHERE name IS NOT NULL))[1],
  bool_and(is_sample)
FROM (
  SELECT tenant_id, actor_key, bool_or(actor_kind = 'person') AS is_person, told_name(actor_name, actor_key) AS name,
    bool_and(is_sample) AS is_sample
  FROM activity WHERE actor_key IS NOT NULL GROUP BY tenant_id, actor_key, told_name(actor_name, actor_key)
) AS told GROUP BY tenant_id, actor_key;

-- Directories know keys in lower case.
CREATE INDEX actor_by_lower_key ON actor (tenant_id, lower(actor_key));
