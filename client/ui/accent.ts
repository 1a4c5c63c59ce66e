export {
  type AccentProperties,
  type AccentShades,
  getAccentProperties,
  getAccentShades,
  defaultAccent,
  surfaces,
} from "../../server/shared/branding/accent.ts";
