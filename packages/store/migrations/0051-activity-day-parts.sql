-- A flow that much goes along has several rows a day: to add to a long list of digests is to write it anew.
ALTER TABLE activity_day ADD COLUMN part integer NOT NULL DEFAULT 0;
ALTER TABLE activity_day DROP CONSTRAINT activity_day_pkey, ADD PRIMARY KEY
  (tenant_id, day, origin_id, destination_id, action, category, direction, managed, data_class, sensitivity, part);
COMMENT ON COLUMN activity_day.part IS 'Counts up from 0: the next begins when the lists of the last are long. Figures of a flow are the sums of its parts';
