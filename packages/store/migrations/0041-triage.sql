ALTER TABLE detection
  ADD COLUMN substatus text NOT NULL DEFAULT 'first_seen',
  ADD COLUMN verdict text,
  ADD COLUMN verdict_reason text,
  ADD COLUMN verdict_note text,
  ADD COLUMN verdict_expires_at timestamptz,
  ADD COLUMN earlier_id uuid,
  ADD COLUMN suppressed_until timestamptz,
  ADD COLUMN due_at timestamptz,
  ADD COLUMN is_due_by_hand boolean NOT NULL DEFAULT false,
  ADD COLUMN raised_severity text,
  ADD COLUMN severity_reason text,
  ADD COLUMN severity_by text,
  ADD COLUMN tags text[];
COMMENT ON COLUMN detection.substatus IS 'first_seen, ongoing, escalating or regressed; the product computes it as events come';
COMMENT ON COLUMN detection.verdict_expires_at IS 'Of authorised: until then what returns with the fingerprint is suppressed';
COMMENT ON COLUMN detection.earlier_id IS 'The closed detection with the same fingerprint that this one follows';
COMMENT ON COLUMN detection.suppressed_until IS 'When the authorisation ends that suppresses it; null: without an end';
COMMENT ON COLUMN detection.raised_severity IS 'What the product gives, where a person has set another severity; else null';
COMMENT ON COLUMN detection.tags IS 'Words of the analysts, lower case, each once, sorted; null where there are none';

-- When a detection is due by its severity, to the minute.
CREATE FUNCTION due_of(created_at timestamptz, severity text) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT date_trunc('minute', created_at + CASE severity
    WHEN 'CRITICAL' THEN interval '1 day'
    WHEN 'HIGH' THEN interval '3 days'
    WHEN 'MEDIUM' THEN interval '7 days'
    ELSE interval '30 days'
  END)
$$;

UPDATE detection SET
  substatus = CASE WHEN last_seen_at - first_seen_at >= interval '1 day' THEN 'ongoing' ELSE 'first_seen' END,
  due_at = due_of(created_at, severity);

-- A detection is due by its severity unless a person says when.
CREATE FUNCTION set_due_of_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.due_at := coalesce(NEW.due_at, due_of(NEW.created_at, NEW.severity));
  RETURN NEW;
END $$;
CREATE TRIGGER due_of_new BEFORE INSERT ON detection FOR EACH ROW EXECUTE FUNCTION set_due_of_new();

-- People change detections with a new revision, the product without one. What a person says of the
-- severity stands until a person says otherwise, and the time follows the severity.
CREATE FUNCTION keep_severity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.rev <> OLD.rev THEN
    RETURN NEW;
  END IF;
  IF OLD.raised_severity IS NOT NULL THEN
    IF array_position('{LOW,MEDIUM,HIGH,CRITICAL}'::text[], NEW.severity)
       > array_position('{LOW,MEDIUM,HIGH,CRITICAL}'::text[], OLD.raised_severity) THEN
      NEW.raised_severity := NEW.severity;
    END IF;
    NEW.severity := OLD.severity;
    NEW.severity_rank := OLD.severity_rank;
  END IF;
  IF NEW.severity <> OLD.severity AND NOT NEW.is_due_by_hand THEN
    NEW.due_at := due_of(NEW.created_at, NEW.severity);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER severity_of_person BEFORE UPDATE OF severity, severity_rank ON detection
  FOR EACH ROW WHEN (OLD.severity IS DISTINCT FROM NEW.severity) EXECUTE FUNCTION keep_severity();

-- What returns is asked for by its fingerprint.
CREATE INDEX detection_closed_fingerprint ON detection (tenant_id, fingerprint, closed_at DESC)
  WHERE status = 'closed';
CREATE INDEX detection_by_due ON detection (tenant_id, (coalesce(due_at, 'infinity')), detection_id);

-- As before, with what triage adds to the filters.
DROP INDEX detection_reads;
CREATE INDEX detection_reads ON detection (tenant_id, last_seen_at DESC, detection_id DESC)
  INCLUDE (first_seen_at, severity_rank, event_count, closed_at, due_at, is_destination_managed, status, severity, type,
    origin, category, action, source, destination_name, direction, policy_key, assignee_id, person_key, substatus,
    verdict, verdict_reason);

CREATE TABLE detection_snooze (
  tenant_id integer NOT NULL,
  detection_id uuid NOT NULL,
  until_at timestamptz,
  until_count integer,
  usual jsonb,
  from_status text NOT NULL,
  snoozed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, detection_id),
  FOREIGN KEY (tenant_id, detection_id) REFERENCES detection ON DELETE CASCADE
);
COMMENT ON TABLE detection_snooze IS 'What wakes a detection that sleeps: whichever comes first';
COMMENT ON COLUMN detection_snooze.until_count IS 'Events of the detection in all';
COMMENT ON COLUMN detection_snooze.usual IS 'Events a day, destinations and sensitivity when it fell asleep; null: it does not wake by escalating';
CREATE INDEX detection_snooze_due ON detection_snooze (tenant_id, until_at) WHERE until_at IS NOT NULL;
SELECT make_tenant_table('detection_snooze', 'SELECT, INSERT, UPDATE, DELETE');

-- The worker process works for all tenants: it learns where something is to wake.
CREATE FUNCTION tenants_with_waking_detections(at timestamptz) RETURNS SETOF integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT DISTINCT tenant_id FROM detection_snooze WHERE until_at <= at $$;

-- As detection_data_type, of tags.
CREATE TABLE detection_tag (
  tenant_id integer NOT NULL,
  detection_id uuid NOT NULL,
  tag text NOT NULL,
  PRIMARY KEY (tenant_id, detection_id, tag),
  FOREIGN KEY (tenant_id, detection_id) REFERENCES detection ON DELETE CASCADE
);
COMMENT ON TABLE detection_tag IS 'detection.tags, one row each';
CREATE INDEX detection_tag_by_tag ON detection_tag (tenant_id, tag, detection_id);
SELECT make_tenant_table('detection_tag', 'SELECT, INSERT, DELETE');

CREATE FUNCTION keep_detection_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM detection_tag
    WHERE tenant_id = NEW.tenant_id AND detection_id = NEW.detection_id AND tag <> ALL (coalesce(NEW.tags, '{}'));
  END IF;
  INSERT INTO detection_tag SELECT NEW.tenant_id, NEW.detection_id, tag FROM unnest(NEW.tags) AS tag
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER tags_of_added AFTER INSERT ON detection
  FOR EACH ROW WHEN (NEW.tags IS NOT NULL) EXECUTE FUNCTION keep_detection_tags();
CREATE TRIGGER tags_of_changed AFTER UPDATE OF tags ON detection
  FOR EACH ROW WHEN (NEW.tags IS DISTINCT FROM OLD.tags) EXECUTE FUNCTION keep_detection_tags();

CREATE TABLE detection_comment (
  tenant_id integer NOT NULL,
  comment_id uuid NOT NULL,
  detection_id uuid NOT NULL,
  author_id text NOT NULL,
  author_name text NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  edited_at timestamptz,
  PRIMARY KEY (tenant_id, comment_id),
  FOREIGN KEY (tenant_id, detection_id) REFERENCES detection ON DELETE CASCADE
);
COMMENT ON TABLE detection_comment IS 'What analysts say of a detection, in Markdown';
CREATE INDEX detection_comment_of_detection ON detection_comment (tenant_id, detection_id, created_at);
SELECT make_tenant_table('detection_comment', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE detection_mention (
  tenant_id integer NOT NULL,
  user_id text NOT NULL,
  detection_id uuid NOT NULL,
  comment_id uuid NOT NULL,
  PRIMARY KEY (tenant_id, user_id, detection_id, comment_id),
  FOREIGN KEY (tenant_id, comment_id) REFERENCES detection_comment ON DELETE CASCADE
);
COMMENT ON TABLE detection_mention IS 'Whom a comment names';
CREATE INDEX detection_mention_of_comment ON detection_mention (tenant_id, comment_id);
SELECT make_tenant_table('detection_mention', 'SELECT, INSERT, DELETE');

CREATE TABLE detection_change (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  change_id uuid NOT NULL,
  requested_by text NOT NULL,
  requested_name text NOT NULL,
  may_close_critical boolean NOT NULL,
  change jsonb NOT NULL,
  requested_at timestamptz NOT NULL,
  as_of timestamptz NOT NULL,
  detection_ids uuid[] NOT NULL,
  revs integer[] NOT NULL,
  state text NOT NULL,
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL,
  started_at timestamptz,
  finished_at timestamptz,
  undo_state text,
  undo_done integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, change_id)
);
COMMENT ON TABLE detection_change IS 'A change of one detection or many, over a set that was frozen when it was asked for';
COMMENT ON COLUMN detection_change.revs IS 'Revision of each detection when the set was frozen: what has another is left as it is';
COMMENT ON COLUMN detection_change.done IS 'Detections from the beginning of the set that are dealt with; written in the transaction that changes them';
CREATE INDEX detection_change_newest ON detection_change (tenant_id, requested_at DESC);
SELECT make_tenant_table('detection_change', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE detection_change_item (
  tenant_id integer NOT NULL,
  change_id uuid NOT NULL,
  detection_id uuid NOT NULL,
  skipped text,
  before jsonb,
  rev_after integer,
  is_undone boolean NOT NULL DEFAULT false,
  undo_skipped text,
  PRIMARY KEY (tenant_id, change_id, detection_id),
  FOREIGN KEY (tenant_id, change_id) REFERENCES detection_change ON DELETE CASCADE
);
COMMENT ON TABLE detection_change_item IS 'What a change did to each detection: why it was skipped, or how it was before';
SELECT make_tenant_table('detection_change_item', 'SELECT, INSERT, UPDATE, DELETE');

CREATE FUNCTION unfinished_detection_changes() RETURNS SETOF integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT DISTINCT tenant_id FROM detection_change
    WHERE state IN ('waiting', 'running') OR undo_state IN ('waiting', 'running')
  $$;

-- Entries of a detection's history follow from each other: each carries the hash of itself and of the
-- one before, so that none can be changed, added or taken out between others without being seen.
ALTER TABLE detection_history ADD COLUMN reason text, ADD COLUMN hash text;
COMMENT ON COLUMN detection_history.hash IS 'SHA-256 in hex over the entry and the hash of the entry before';

CREATE FUNCTION history_hash(before_it text, h detection_history) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(before_it, h.detection_id, extract(epoch FROM h.at), h.actor_id,
    h.actor_name, h.field, h.before, h.after, h.reason)::text, 'UTF8')), 'hex')
$$;

CREATE FUNCTION chain_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.hash := history_hash(
    (SELECT h.hash FROM detection_history h
     WHERE h.tenant_id = NEW.tenant_id AND h.detection_id = NEW.detection_id ORDER BY h.seq DESC LIMIT 1), NEW);
  RETURN NEW;
END $$;

DO $$
DECLARE
  entry detection_history;
  of_detection uuid;
  last_hash text;
BEGIN
  FOR entry IN SELECT * FROM detection_history ORDER BY tenant_id, detection_id, seq LOOP
    IF entry.detection_id IS DISTINCT FROM of_detection THEN
      of_detection := entry.detection_id;
      last_hash := NULL;
    END IF;
    last_hash := history_hash(last_hash, entry);
    UPDATE detection_history SET hash = last_hash
    WHERE tenant_id = entry.tenant_id AND detection_id = entry.detection_id AND seq = entry.seq;
  END LOOP;
END $$;
ALTER TABLE detection_history ALTER COLUMN hash SET NOT NULL;
CREATE TRIGGER history_chain BEFORE INSERT ON detection_history FOR EACH ROW EXECUTE FUNCTION chain_history();

-- Whether the entries of a detection follow from each other.
CREATE FUNCTION is_history_whole(tenant integer, detection uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(bool_and(l.hash = history_hash(l.before_it, l.h)), true)
  FROM (SELECT h, h.hash, lag(h.hash) OVER (ORDER BY h.seq) AS before_it
        FROM detection_history h WHERE h.tenant_id = tenant AND h.detection_id = detection) AS l
$$;
