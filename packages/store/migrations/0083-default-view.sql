ALTER TABLE preference ADD COLUMN default_view text;
COMMENT ON COLUMN preference.default_view IS 'Id of the saved or built-in view that the list of detections opens with';
