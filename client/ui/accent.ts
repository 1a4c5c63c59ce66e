export {
  type AccentProperties,
  type AccentShades,
  accentProperties,
  accentShades,
  defaultAccent,
  surfaces,
} from "../../server/shared/branding/accent.ts";
