import { explicitLocale } from "./explicitLocale.mjs";
import { importDirection } from "./importDirection.mjs";
import { plainProse } from "./prose.mjs";
import { pureDomain } from "./pureDomain.mjs";
import { retiredWords } from "./retiredWords.mjs";
import { noOutsideQuery, noPrismaTransaction } from "./queries.mjs";

export default {
  meta: { name: "daybook" },
  rules: {
    "explicit-locale": explicitLocale,
    "import-direction": importDirection,
    "no-outside-query": noOutsideQuery,
    "no-prisma-transaction": noPrismaTransaction,
    "plain-prose": plainProse,
    "pure-domain": pureDomain,
    "retired-words": retiredWords,
  },
};
