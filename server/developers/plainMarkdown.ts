import { developersPath, markdownPath } from "./addresses.ts";
import { getCaption } from "./markdown.ts";

/** Returns a guide as Markdown for other programs: without our marks at code blocks, and with links to Markdown. */
export function toPlainMarkdown(text: string): string {
  const code: string[] = [];
  return text
    .replaceAll(
      /^```(\w*)(.*)\n([\s\S]*?)^```$/gm,
      (_block, language: string, roles: string, body: string) => {
        const caption = getCaption(language + roles);
        const isPlain = caption === getCaption(language);
        code.push(`${isPlain ? "" : `${caption}:\n\n`}\`\`\`${language}\n${body}\`\`\``);
        return `\0${code.length - 1}\0`;
      },
    )
    .replaceAll(LINK, (_link, path: string) => `](${markdownPath(path)})`)
    .replaceAll(/\0(\d+)\0/g, (_mark, at: string) => code[Number(at)]!);
}

const LINK = new RegExp(`\\]\\((${developersPath}(?:[/#][^).]*)?)\\)`, "g");
