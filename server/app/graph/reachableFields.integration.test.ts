import { expect, it } from "vitest";
import { openGraph } from "../../testing/graph.ts";
import { reachableFields } from "../../testing/requests/reachableFields.ts";
import { makeTenant } from "../../testing/tenancy/tenant.ts";
import { buildSchema } from "./schema.ts";

const graph = await openGraph();
const tenant = await makeTenant(graph, "Amber");

const fields = reachableFields(buildSchema());

const CALLERS = {
  "an owner": tenant.users.OWNER,
  "a staff member": tenant.users.STAFF,
  "a visitor": tenant.visitor,
};

/** Fields whose empty text is a value. In every other field null stands for "none". */
const EMPTY_VALUES: Readonly<Record<string, string>> = {
  "Business.exportSite": "A document in the format of `importSite`.",
  "Contact.export": "A copy of the stored data of the person.",
  "Form.definition": "A document in the format of `createForm`.",
  "Media.alt": "A decorative picture has an empty alternative in HTML.",
  "MetadataEntry.value": "The value is returned as it was sent.",
  "Page.slug": "The path of the home page has no segment.",
  "Picture.alt": "A decorative picture has an empty alternative in HTML.",
  "SiteEntry.slug": "The home page and the site have no segment of a path.",
  "SiteRevision.slug": "The home page and the site have no segment of a path.",
  "Survey.definition": "A document in the format of `createSurvey`.",
};

function hasEmptyText(value: unknown): boolean {
  if (value === "") return true;
  return typeof value === "object" && value !== null && Object.values(value).some(hasEmptyText);
}

it("finds the fields of the business, of its lists and of the viewer", () => {
  const names = fields.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Business.hosts", "Booking.status", "Viewer.name"]));
  expect(new Set(names).size).toBe(names.length);
});

it.each(["an owner", "a staff member", "a visitor"] as const)(
  "returns every reachable field to %s without an internal error or an empty text",
  async (caller) => {
    const failed: unknown[] = [];
    const empty: string[] = [];
    for (const { name, document } of fields) {
      const { data, errors } = await graph.run(document, {}, CALLERS[caller]);
      for (const { code, message } of errors) {
        // An error without a code is masked as an internal one.
        if (code === undefined || code === "INTERNAL_SERVER_ERROR") failed.push({ name, message });
      }
      if (hasEmptyText(data) && !(name in EMPTY_VALUES)) empty.push(name);
    }
    expect({ failed, empty }).toEqual({ failed: [], empty: [] });
  },
  120_000,
);
