-- Who may show a business's widget in a frame: origins; none, every origin.
ALTER TABLE "businesses" ADD COLUMN     "frame_origins" TEXT[] DEFAULT ARRAY[]::TEXT[];

ALTER TABLE businesses ADD CONSTRAINT businesses_frame_origins_sane
  CHECK (cardinality(frame_origins) <= 50 AND array_position(frame_origins, NULL) IS NULL);
