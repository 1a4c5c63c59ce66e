// The compiler and the Babel plugin read this file as CommonJS exports, also under "type": "module".
const config = {
  src: "./client",
  schema: "./schema.graphql",
  language: "typescript",
  artifactDirectory: "./client/__generated__",
  eagerEsModules: true,
  useImportTypeSyntax: true,
  // The text of every operation, by its id: all that the server knows of the client's queries.
  // The compiler only ever adds to it, so pages of earlier releases keep working.
  persistConfig: { file: "./client/__generated__/persisted.json", algorithm: "SHA256" },
  excludes: ["**/node_modules/**", "**/__generated__/**", "**/sdk/**"],
  customScalarTypes: {
    CountryCode: "string",
    Currency: "string",
    Date: "string",
    DateTime: "string",
    EmailAddress: "string",
    JSONObject: "object",
    LocalTime: "string",
    Locale: "string",
    RichText: "string",
    TimeZone: "string",
    URL: "string",
  },
};

export { config as "module.exports" };
