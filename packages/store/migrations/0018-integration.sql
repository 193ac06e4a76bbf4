CREATE TABLE integration (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  integration_id uuid NOT NULL,
  source_id text NOT NULL,
  connector_id text NOT NULL,
  name text NOT NULL,
  is_paused boolean NOT NULL DEFAULT false,
  plain_values jsonb NOT NULL,
  rev integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text,
  PRIMARY KEY (tenant_id, integration_id)
);
COMMENT ON TABLE integration IS 'A connection to a source, with the fields of its form that are no secrets';
COMMENT ON COLUMN integration.rev IS 'Grows with each change by a person: optimistic concurrency, and a run tells by it that its settings are the present ones';
SELECT make_tenant_table('integration', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE integration_secret (
  tenant_id integer NOT NULL,
  integration_id uuid NOT NULL,
  field_id text NOT NULL,
  sealed bytea NOT NULL,
  set_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, integration_id, field_id),
  FOREIGN KEY (tenant_id, integration_id) REFERENCES integration ON DELETE CASCADE
);
COMMENT ON TABLE integration_secret IS 'Secrets of integrations, which no route gives out again';
COMMENT ON COLUMN integration_secret.sealed IS 'AES-256-GCM: version (1 byte), nonce (12), tag (16), ciphertext; bound to tenant, integration and field';
SELECT make_tenant_table('integration_secret', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE integration_stream (
  tenant_id integer NOT NULL,
  integration_id uuid NOT NULL,
  stream_id text NOT NULL,
  is_on boolean NOT NULL,
  transport text NOT NULL,
  position jsonb,
  state text NOT NULL,
  failure text,
  detail text,
  failures integer NOT NULL DEFAULT 0,
  lag_sec integer,
  last_event_at timestamptz,
  last_brought_at timestamptz,
  last_success_at timestamptz,
  usual_gap_sec double precision,
  next_run_at timestamptz,
  events bigint NOT NULL DEFAULT 0,
  entities bigint NOT NULL DEFAULT 0,
  hook_id text UNIQUE,
  lease_id uuid,
  lease_until timestamptz,
  since timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, integration_id, stream_id),
  FOREIGN KEY (tenant_id, integration_id) REFERENCES integration ON DELETE CASCADE
);
COMMENT ON TABLE integration_stream IS 'What an integration reads or receives, one row for each stream of its connector';
COMMENT ON COLUMN integration_stream.position IS 'Where the next run goes on; written in the transaction that writes the records';
COMMENT ON COLUMN integration_stream.failures IS 'Failed runs since the last one that succeeded';
COMMENT ON COLUMN integration_stream.last_brought_at IS 'When it last brought something that was not known';
COMMENT ON COLUMN integration_stream.usual_gap_sec IS 'Mean time between two arrivals, each gap weighted by its own length, over about a week';
COMMENT ON COLUMN integration_stream.next_run_at IS 'Null: only what is delivered makes it run';
COMMENT ON COLUMN integration_stream.hook_id IS '128 random bits: the address that the vendor delivers to, or the tag of its syslog lines';
COMMENT ON COLUMN integration_stream.lease_until IS 'A run holds the stream up to here and extends it; afterwards it counts as dead and another may begin';
COMMENT ON COLUMN integration_stream.since IS 'When it was switched on last';
CREATE INDEX integration_stream_due ON integration_stream (next_run_at) WHERE is_on AND next_run_at IS NOT NULL;
SELECT make_tenant_table('integration_stream', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE integration_run (
  tenant_id integer NOT NULL,
  run_id uuid NOT NULL,
  integration_id uuid NOT NULL,
  stream_id text NOT NULL,
  backfill_id uuid,
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  requests integer NOT NULL DEFAULT 0,
  records integer NOT NULL DEFAULT 0,
  fresh integer NOT NULL DEFAULT 0,
  duplicate integer NOT NULL DEFAULT 0,
  late integer NOT NULL DEFAULT 0,
  skipped integer NOT NULL DEFAULT 0,
  rejected integer NOT NULL DEFAULT 0,
  failure text,
  detail text,
  PRIMARY KEY (tenant_id, run_id),
  FOREIGN KEY (tenant_id, integration_id, stream_id) REFERENCES integration_stream ON DELETE CASCADE
);
COMMENT ON TABLE integration_run IS 'The last runs of each stream; the counts grow in the transactions that write the records';
COMMENT ON COLUMN integration_run.fresh IS 'Events and entities that were not known before';
CREATE INDEX integration_run_newest ON integration_run (tenant_id, integration_id, stream_id, started_at DESC);
SELECT make_tenant_table('integration_run', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE integration_sample (
  tenant_id integer NOT NULL,
  integration_id uuid NOT NULL,
  stream_id text NOT NULL,
  received_at timestamptz NOT NULL,
  payload bytea NOT NULL,
  PRIMARY KEY (tenant_id, integration_id, stream_id),
  FOREIGN KEY (tenant_id, integration_id, stream_id) REFERENCES integration_stream ON DELETE CASCADE
);
COMMENT ON TABLE integration_sample IS 'The newest record of each stream as it came (zstd): many records make no event, and a person mapping them wants to see those too';
SELECT make_tenant_table('integration_sample', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE backfill (
  tenant_id integer NOT NULL,
  backfill_id uuid NOT NULL,
  integration_id uuid NOT NULL,
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL,
  records integer NOT NULL DEFAULT 0,
  requested_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, backfill_id),
  FOREIGN KEY (tenant_id, integration_id) REFERENCES integration ON DELETE CASCADE,
  CHECK (from_at < to_at)
);
COMMENT ON TABLE backfill IS 'A span of the past that is read again';
CREATE INDEX backfill_newest ON backfill (tenant_id, integration_id, requested_at DESC);
SELECT make_tenant_table('backfill', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE backfill_stream (
  tenant_id integer NOT NULL,
  backfill_id uuid NOT NULL,
  integration_id uuid NOT NULL,
  stream_id text NOT NULL,
  state text NOT NULL,
  done_to timestamptz NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  failure text,
  next_run_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, backfill_id, stream_id),
  FOREIGN KEY (tenant_id, backfill_id) REFERENCES backfill ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, integration_id, stream_id) REFERENCES integration_stream ON DELETE CASCADE
);
COMMENT ON COLUMN backfill_stream.done_to IS 'The span is read piece by piece, oldest first; up to here it was';
CREATE INDEX backfill_stream_due ON backfill_stream (next_run_at) WHERE state IN ('waiting', 'running');
SELECT make_tenant_table('backfill_stream', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE delivery (
  tenant_id integer NOT NULL,
  delivery_id bigint GENERATED ALWAYS AS IDENTITY,
  integration_id uuid NOT NULL,
  stream_id text NOT NULL,
  received_at timestamptz NOT NULL,
  form text NOT NULL,
  body bytea NOT NULL,
  body_hash bytea NOT NULL,
  PRIMARY KEY (tenant_id, delivery_id),
  UNIQUE (tenant_id, integration_id, stream_id, body_hash),
  FOREIGN KEY (tenant_id, integration_id, stream_id) REFERENCES integration_stream ON DELETE CASCADE
);
COMMENT ON TABLE delivery IS 'What vendors sent by themselves, from the moment it is acknowledged until it is read';
COMMENT ON COLUMN delivery.form IS 'json: a body as it was posted; lines: text lines';
COMMENT ON COLUMN delivery.body_hash IS 'A delivery that is repeated while the first one waits is kept once';
SELECT make_tenant_table('delivery', 'SELECT, INSERT, DELETE');

-- The collector works for all tenants and belongs to none. It learns that a stream is due, and whose it
-- is; everything else it reads as that tenant.
CREATE FUNCTION due_streams(at timestamptz, most integer)
  RETURNS TABLE (tenant_id integer, integration_id uuid, stream_id text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT s.tenant_id, s.integration_id, s.stream_id
    FROM integration_stream s
    JOIN integration i USING (tenant_id, integration_id)
    LEFT JOIN LATERAL (
      SELECT min(b.next_run_at) AS next_run_at FROM backfill_stream b
      WHERE b.tenant_id = s.tenant_id AND b.integration_id = s.integration_id
        AND b.stream_id = s.stream_id AND b.state IN ('waiting', 'running')
    ) b ON true
    WHERE s.is_on AND NOT i.is_paused AND coalesce(s.lease_until <= at, true)
      AND least(s.next_run_at, b.next_run_at) <= at
    ORDER BY least(s.next_run_at, b.next_run_at) LIMIT most
  $$;

-- The address of a hook tells whose it is, so it is looked up before a tenant is known.
CREATE FUNCTION stream_of_hook(hook text)
  RETURNS TABLE (tenant_id integer, integration_id uuid, stream_id text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT s.tenant_id, s.integration_id, s.stream_id FROM integration_stream s
    WHERE s.hook_id = hook AND s.transport = 'webhook'
  $$;

-- A syslog sender names itself by a tag in its lines, or by where it sends from.
CREATE FUNCTION syslog_streams()
  RETURNS TABLE (tenant_id integer, integration_id uuid, stream_id text, tag text, senders text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT s.tenant_id, s.integration_id, s.stream_id, s.hook_id, coalesce(i.plain_values ->> 'sender', '')
    FROM integration_stream s JOIN integration i USING (tenant_id, integration_id)
    WHERE s.is_on AND NOT i.is_paused AND s.transport = 'syslog'
  $$;

-- What a source knows is counted on every visit of the integrations page.
CREATE INDEX entity_present ON entity (tenant_id, source_id, kind) WHERE NOT is_deleted;
