/** In characters unless noted otherwise. */
export const CONTENT_LIMITS = {
  title: 160,
  line: 200,
  text: 2_000,
  excerpt: 500,
  richText: 50_000,
  caption: 300,
  label: 60,
  blocks: 100,
  images: 24,
  questions: 50,
  actions: 3,
  navigation: 12,
  social: 12,
  categories: 12,
  products: 48,
  listed: 48,
  /** In minor units. */
  price: 100_000_000,
  /** Pixels. */
  pictureSide: 20_000,
} as const;
