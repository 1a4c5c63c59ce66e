/** Patterns that no comment, document or description may contain, with what to write instead. */
const patterns = [
  {
    pattern: /^(what|who|whom|whose|whoever|where|how often|how many)\b(?!.*\?$)/i,
    instead: "begin with a noun: the thing that the comment describes",
  },
  {
    pattern: /\b(null|none|empty|true|false|zero|[0-9]+): [a-z]/i,
    instead: 'write a sentence: "Null if …", "Returns 0 when …"',
  },
  { pattern: /\b(thrown|answered|asked): /i, instead: 'write "@throws" or "Returns … when …"' },
  {
    pattern: /\b(nobody|somebody|anybody|everybody)('s)?\b/i,
    instead: "name the visitor, the caller, the user or the owner, or use the passive",
  },
  {
    pattern: /\b(anew|whoever|oneself|one's own|ones own|hereof|thereof)\b/i,
    instead: 'write "again", "the caller", "its own"',
  },
  {
    pattern: /\b(is|are|was|were|be) (told|asked|had|laid|put away|taken back|spoken|let be)\b/i,
    instead: "use a technical verb: return, throw, load, query, send, store, archive",
  },
  {
    pattern:
      /\b(go(es)?|gone) along\b|\bhangs? on\b|\bstands? (by|for) itself\b|\bslip(s|ped)? in\b|\bin nobody's\b|\bthe house\b/i,
    instead: "describe what happens in technical terms",
  },
];

const MOST_WORDS = 32;

/**
 * Finds sentences that a stranger reads with effort. Code, quotations, headings and rows of
 * tables are exempt from the limit of words, and headings and rows may begin with "What" or "How".
 *
 * @param {string} text without the marks of a comment
 * @returns {string[]} one message for each finding
 */
export function findProse(text) {
  const plain = text
    .replaceAll(/```[\s\S]*?```/g, " ")
    .replaceAll(/`[^`]*`/g, "X")
    .replaceAll(/"[^"]*"|“[^”]*”/g, "X")
    .replaceAll(/\]\([^)]*\)/g, "]");
  const found = [];
  for (const paragraph of plain.split(/\n\s*\n|\n(?=\s*(?:[-*|#>]|\d+\.|@)\s?)/)) {
    const line = paragraph.replaceAll(/\s+/g, " ").trim();
    if (/^(\||#+ )/.test(line)) {
      for (const { pattern, instead } of patterns.slice(1)) report(line, pattern, instead);
      continue;
    }
    const start = line.replace(/^(?:[-*>]|\d+\.|#+)\s*/, "");
    for (const { pattern, instead } of patterns) report(start, pattern, instead);
    for (const sentence of start.split(/(?<=[.!?:;])\s+(?=[A-Z"'([`])/)) {
      const count = sentence.split(" ").filter((word) => /\w/.test(word)).length;
      if (count > MOST_WORDS)
        found.push(`a sentence of ${count} words: write two ("${sentence.slice(0, 40)}…")`);
    }
  }
  return found;

  /** @param {string} line @param {RegExp} pattern @param {string} instead */
  function report(line, pattern, instead) {
    const match = pattern.exec(line);
    if (match) found.push(`"${match[0]}": ${instead}`);
  }
}

/** Returns the text of a comment without its marks. @param {string} value */
const commentText = (value) => value.replaceAll(/^[ \t]*\*(?!\*)[ \t]?/gm, "").trim();

/** Comments and schema descriptions are plain English: see `findProse`. */
export const plainProse = {
  /** @param {any} context */
  create(context) {
    const isGraph = /[\\/]server[\\/](modules|platform|app)[\\/]/.test(context.filename);
    return {
      Program() {
        for (const run of runs(context.sourceCode.getAllComments()))
          for (const message of findProse(run.text)) context.report({ loc: run.loc, message });
      },
      /** @param {any} node */
      Property(node) {
        if (!isGraph || (node.key.name ?? node.key.value) !== "description") return;
        for (const text of literals(node.value))
          for (const message of findProse(text)) context.report({ node: node.value, message });
      },
    };
  },
};

/** Joins the line comments of following lines, because a sentence may span them. @param {any[]} comments */
function runs(comments) {
  /** @type {{ text: string, loc: any, last: number, isLine: boolean }[]} */
  const found = [];
  for (const { type, value, loc } of comments) {
    const isLine = type === "Line";
    const before = found.at(-1);
    if (isLine && before?.isLine && before.last + 1 === loc.start.line) {
      before.text += `\n${value.trim()}`;
      before.last = loc.end.line;
    } else found.push({ text: commentText(value), loc, last: loc.end.line, isLine });
  }
  return found;
}

/** @param {any} node @returns {string[]} */
function literals(node) {
  if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : [];
  if (node.type === "TemplateLiteral" && node.expressions.length === 0) return [node.quasis[0].value.cooked];
  if (node.type === "ConditionalExpression")
    return [...literals(node.consequent), ...literals(node.alternate)];
  return [];
}
