CREATE TABLE activity (
  tenant_id integer NOT NULL,
  occurred_at timestamptz NOT NULL,
  event_id uuid NOT NULL,
  observed_at timestamptz,
  ingested_at timestamptz NOT NULL,
  source text NOT NULL,
  stream text NOT NULL,
  vendor_operation text NOT NULL,
  vendor_event_id text,
  action text,
  category text,
  direction text,
  movement text NOT NULL,
  outcome text NOT NULL,
  actor_key text,
  actor_kind text NOT NULL,
  actor_email text,
  actor_id text,
  actor_name text,
  actor_domain text,
  object_key text,
  object_kind text NOT NULL,
  object_id text,
  object_name text,
  object_path text,
  object_url text,
  object_extension text,
  object_bytes bigint,
  object_sha256 text,
  object_owner text,
  origin_kind text,
  origin_name text,
  origin_host text,
  origin_container text,
  origin_account text,
  origin_managed text,
  origin_outside text,
  destination_kind text,
  destination_name text,
  destination_host text,
  destination_container text,
  destination_account text,
  destination_managed text,
  destination_outside text,
  recipients jsonb,
  recipients_outside text NOT NULL,
  outside_domains text[],
  visibility_before text,
  visibility_after text,
  device_id text,
  device_hostname text,
  device_managed text NOT NULL,
  source_ip text,
  cloud_account text,
  facts jsonb,
  raw_chunk_id uuid NOT NULL,
  raw_index integer NOT NULL,
  is_sample boolean NOT NULL,
  PRIMARY KEY (tenant_id, occurred_at, event_id)
) PARTITION BY RANGE (occurred_at);
COMMENT ON TABLE activity IS 'The canonical activity event. What a policy may test is a typed column; facts holds the rest for display';
COMMENT ON COLUMN activity.event_id IS 'Time and a hash of tenant, source, stream and the vendor''s id (or payload): the same event always has the same id';
COMMENT ON COLUMN activity.raw_chunk_id IS 'The vendor''s payload, by reference: raw_chunk and the place in it';
SELECT make_tenant_table('activity', 'SELECT, INSERT, DELETE');

-- Which time ranges have a partition. Belongs to no tenant.
CREATE TABLE activity_partition (
  from_at timestamptz PRIMARY KEY,
  to_at timestamptz NOT NULL UNIQUE,
  CHECK (from_at < to_at)
);
ALTER TABLE activity_partition ENABLE ROW LEVEL SECURITY;
CREATE POLICY everyone_reads ON activity_partition FOR SELECT USING (true);
GRANT SELECT ON activity_partition TO waybill_app;

-- Makes the partition of [from_at, to_at) unless a partition already overlaps it.
CREATE FUNCTION make_activity_partition(from_at timestamptz, to_at timestamptz) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  partition_name text := format('activity_%s_%s',
    to_char(from_at AT TIME ZONE 'UTC', 'YYYYMMDD'), to_char(to_at AT TIME ZONE 'UTC', 'YYYYMMDD'));
BEGIN
  PERFORM pg_advisory_xact_lock(7261002);
  IF EXISTS (SELECT FROM activity_partition p
             WHERE p.from_at < make_activity_partition.to_at AND p.to_at > make_activity_partition.from_at) THEN
    RETURN false;
  END IF;
  EXECUTE format('CREATE TABLE %I PARTITION OF activity FOR VALUES FROM (%L) TO (%L)', partition_name, from_at, to_at);
  -- Nobody but the owner reaches a partition past its parent.
  EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', partition_name);
  INSERT INTO activity_partition VALUES (from_at, to_at);
  RETURN true;
END $$;
