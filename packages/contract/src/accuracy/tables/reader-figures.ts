import type { ReaderFigures } from '../figures.ts'

/** Written by `npm run accuracy`; do not edit. */
export const readerFigures: ReaderFigures = {
  "labelled": 35,
  "forms": [
    {
      "form": "prints",
      "registers": 26,
      "entries": 613,
      "fields": 6674,
      "right": 6674,
      "turned": 0,
      "target": 99.5,
      "groups": [
        {
          "group": "head",
          "fields": 156,
          "right": 156
        },
        {
          "group": "entries",
          "fields": 3551,
          "right": 3551
        },
        {
          "group": "parties",
          "fields": 1572,
          "right": 1572
        },
        {
          "group": "amounts",
          "fields": 249,
          "right": 249
        },
        {
          "group": "states",
          "fields": 688,
          "right": 688
        },
        {
          "group": "property",
          "fields": 458,
          "right": 458
        }
      ]
    },
    {
      "form": "bodies",
      "registers": 4,
      "entries": 36,
      "fields": 492,
      "right": 492,
      "turned": 0,
      "target": 98,
      "groups": [
        {
          "group": "head",
          "fields": 20,
          "right": 20
        },
        {
          "group": "entries",
          "fields": 210,
          "right": 210
        },
        {
          "group": "parties",
          "fields": 85,
          "right": 85
        },
        {
          "group": "amounts",
          "fields": 15,
          "right": 15
        },
        {
          "group": "states",
          "fields": 53,
          "right": 53
        },
        {
          "group": "property",
          "fields": 109,
          "right": 109
        }
      ]
    },
    {
      "form": "texts",
      "registers": 5,
      "entries": 113,
      "fields": 1244,
      "right": 1244,
      "turned": 0,
      "target": 95,
      "groups": [
        {
          "group": "head",
          "fields": 21,
          "right": 21
        },
        {
          "group": "entries",
          "fields": 647,
          "right": 647
        },
        {
          "group": "parties",
          "fields": 275,
          "right": 275
        },
        {
          "group": "amounts",
          "fields": 55,
          "right": 55
        },
        {
          "group": "states",
          "fields": 128,
          "right": 128
        },
        {
          "group": "property",
          "fields": 118,
          "right": 118
        }
      ]
    },
    {
      "form": "lists",
      "registers": 12,
      "entries": 471,
      "fields": 2950,
      "right": 2950,
      "turned": 0,
      "target": 99.5,
      "groups": [
        {
          "group": "lists",
          "fields": 2950,
          "right": 2950
        }
      ]
    }
  ]
}
