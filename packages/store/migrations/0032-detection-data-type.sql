-- Detections are found and counted by their data types from here. The list of a detection itself has no
-- bound, so that it fits into no index, and what compares lists may use none under row-level security.
CREATE TABLE detection_data_type (
  tenant_id integer NOT NULL,
  detection_id uuid NOT NULL,
  data_type_id text NOT NULL,
  PRIMARY KEY (tenant_id, detection_id, data_type_id),
  FOREIGN KEY (tenant_id, detection_id) REFERENCES detection ON DELETE CASCADE
);
COMMENT ON TABLE detection_data_type IS 'detection.data_types, one row each';
CREATE INDEX detection_data_type_by_type ON detection_data_type (tenant_id, data_type_id, detection_id);
SELECT make_tenant_table('detection_data_type', 'SELECT, INSERT, DELETE');

-- Whoever changes the data types, the two never disagree.
CREATE FUNCTION keep_detection_data_types() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM detection_data_type
    WHERE tenant_id = NEW.tenant_id AND detection_id = NEW.detection_id
      AND data_type_id <> ALL (coalesce(NEW.data_types, '{}'));
  END IF;
  INSERT INTO detection_data_type
  SELECT NEW.tenant_id, NEW.detection_id, data_type_id FROM unnest(NEW.data_types) AS data_type_id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER data_types_of_added AFTER INSERT ON detection
  FOR EACH ROW WHEN (NEW.data_types IS NOT NULL) EXECUTE FUNCTION keep_detection_data_types();
CREATE TRIGGER data_types_of_changed AFTER UPDATE OF data_types ON detection
  FOR EACH ROW WHEN (NEW.data_types IS DISTINCT FROM OLD.data_types)
  EXECUTE FUNCTION keep_detection_data_types();

INSERT INTO detection_data_type
SELECT DISTINCT tenant_id, detection_id, data_type_id FROM detection, unnest(data_types) AS data_type_id;
