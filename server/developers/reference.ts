import {
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from "graphql";
import { type Markup, html } from "../shared/markup/html.ts";
import { KINDS, type Kind, listDescribedTypes, getKind, referencePath, typePath } from "./addresses.ts";
import type { Heading } from "./markdown.ts";
import {
  describeKind,
  describeOverview,
  describeRoot,
  describeType,
  introduceKind,
  printDefault,
  sortByName,
} from "./referenceMarkdown.ts";
import { type AnyField, type Use, collectUses } from "./typeUses.ts";

/** A page generated from the schema. */
export interface ReferencePage {
  readonly path: string;
  readonly title: string;
  readonly body: () => Markup;
  readonly headings: readonly Heading[];
  readonly markdown: () => string;
}

export const KIND_TITLES: Readonly<Record<Kind, string>> = {
  objects: "Objects",
  inputs: "Inputs",
  enums: "Enums",
  unions: "Unions",
  interfaces: "Interfaces",
  scalars: "Scalars",
};

/** Pages are rendered on first use. */
export function referencePages(schema: GraphQLSchema): readonly ReferencePage[] {
  const types = listDescribedTypes(schema);
  const uses = collectUses(schema);
  const ofKind = (kind: Kind) => types.filter((type) => getKind(type) === kind);
  return [
    {
      path: referencePath,
      title: "Reference",
      body: () => overview(ofKind),
      headings: [],
      markdown: () => describeOverview(KIND_TITLES, ofKind),
    },
    root(schema.getQueryType(), "queries", "Queries"),
    root(schema.getMutationType(), "mutations", "Mutations"),
    root(schema.getSubscriptionType(), "subscriptions", "Subscriptions"),
    ...KINDS.map((kind) => ({
      path: `${referencePath}/${kind}`,
      title: KIND_TITLES[kind],
      body: () =>
        html`<h1>${KIND_TITLES[kind]}</h1>
          <p>${introduceKind(KIND_TITLES[kind])}</p>
          ${renderList(ofKind(kind))}`,
      headings: [],
      markdown: () => describeKind(KIND_TITLES[kind], ofKind(kind)),
    })),
    ...types.map((type) => ({
      path: typePath(type),
      title: type.name,
      body: () => typePage(type, schema, uses.get(type) ?? []),
      headings: [],
      markdown: () => describeType(type, schema, uses.get(type) ?? []),
    })),
  ];
}

function overview(ofKind: (kind: Kind) => readonly GraphQLNamedType[]): Markup {
  return html`<h1>Reference</h1>
    <p>
      All types of the graph, generated from its schema. See also the
      <a href="${referencePath}/queries">queries</a>, the
      <a href="${referencePath}/mutations">mutations</a> and the
      <a href="${referencePath}/subscriptions">subscriptions</a>. <a href="/graphql">The explorer</a> runs
      them.
    </p>
    ${KINDS.map(
      (kind) =>
        html`<h2 id="${kind}"><a href="${referencePath}/${kind}">${KIND_TITLES[kind]}</a></h2>
          <ul class="names">
            ${ofKind(kind).map((type) => html`<li><a href="${typePath(type)}">${type.name}</a></li>`)}
          </ul>`,
    )}`;
}

function renderList(types: readonly GraphQLNamedType[]): Markup {
  return html`<dl>
    ${types.map(
      (type) =>
        html`<dt>
            <a href="${typePath(type)}"><code>${type.name}</code></a>
          </dt>
          <dd>${renderDescription(type.description)}</dd>`,
    )}
  </dl>`;
}

function root(type: GraphQLNamedType | null | undefined, name: string, title: string): ReferencePage {
  const fields = isObjectType(type) ? sortByName(Object.values(type.getFields())) : [];
  return {
    path: `${referencePath}/${name}`,
    title,
    body: () =>
      html`<h1>${title}</h1>
        <p>${renderDescription(type?.description)}</p>
        ${fields.map((field) => fieldPart(field))}`,
    headings: fields.map((field) => ({ id: field.name, text: field.name, depth: 2 })),
    markdown: () => describeRoot(type, title),
  };
}

function typePage(type: GraphQLNamedType, schema: GraphQLSchema, uses: readonly Use[]): Markup {
  return html`<h1><code>${type.name}</code></h1>
    <p>${renderDescription(type.description)}</p>
    ${
      isObjectType(type) && type.getInterfaces().length > 0
        ? html`<p>Implements ${links(type.getInterfaces())}.</p>`
        : null
    }
    ${renderMembers(type, schema)}
    ${
      isEnumType(type)
        ? type.getValues().map(
            (value) =>
              html`<h2 id="${value.name}"><code>${value.name}</code></h2>
                ${deprecation(value.deprecationReason)}
                <p>${renderDescription(value.description)}</p>`,
          )
        : null
    }
    ${
      isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
        ? sortByName(Object.values<AnyField>(type.getFields())).map((field) => fieldPart(field))
        : null
    }
    ${
      uses.length > 0
        ? html`<h2 id="used-by">Used by</h2>
            <ul class="names">
              ${uses.map(
                ({ path, label }) =>
                  html`<li>
                    <a href="${path}"><code>${label}</code></a>
                  </li>`,
              )}
            </ul>`
        : null
    }`;
}

function renderMembers(type: GraphQLNamedType, schema: GraphQLSchema): Markup | null {
  if (isUnionType(type)) return html`<p>One of ${links(type.getTypes())}.</p>`;
  if (!isInterfaceType(type)) return null;
  return html`<p>Implemented by ${links(schema.getPossibleTypes(type))}.</p>`;
}

const links = (types: readonly GraphQLNamedType[]): readonly Markup[] =>
  sortByName(types).map(
    (type, at) => html`${at === 0 ? "" : ", "}<a href="${typePath(type)}"><code>${type.name}</code></a>`,
  );

function fieldPart(field: AnyField): Markup {
  const args = "args" in field ? sortByName(field.args) : [];
  return html`<h2 id="${field.name}"><code>${field.name}</code></h2>
    <p>${renderType(field.type)}${renderDefault(field)}</p>
    ${deprecation(field.deprecationReason)}
    <p>${renderDescription(field.description)}</p>
    ${
      args.length === 0
        ? null
        : html`<dl>
            ${args.map(
              (arg) =>
                html`<dt><code>${arg.name}</code> ${renderType(arg.type)}${renderDefault(arg)}</dt>
                  <dd>${renderDescription(arg.description)}</dd>`,
            )}
          </dl>`
    }`;
}

function renderType(type: GraphQLType): Markup {
  const named = getNamedType(type);
  const [before = "", after = ""] = type.toString().split(named.name);
  return html`<code>${before}<a href="${typePath(named)}">${named.name}</a>${after}</code>`;
}

function renderDefault(value: AnyField | GraphQLArgument): Markup | null {
  const written = printDefault(value);
  return written === null ? null : html`, by default <code>${written}</code>`;
}

const deprecation = (reason: string | null | undefined): Markup | null =>
  reason ? html`<p><strong>Deprecated.</strong> ${reason}</p>` : null;

/** Descriptions use only code in backticks. */
function renderDescription(text: string | null | undefined): Markup {
  const parts = (text ?? "").split("`");
  return html`${parts.map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`;
}
