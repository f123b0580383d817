"""protocol.py SCHEMA FOLDER...: holds the messages in FOLDER/{client,server}/*.json against the schema.

The schema lets readers pass over fields that they do not know. What we send ourselves has none: here they are errors.
"""
import json
import pathlib
import sys

import jsonschema


def strict(node):
    """The same schema, in which an object has no other fields than those that are named."""
    if isinstance(node, list):
        return [strict(item) for item in node]
    if not isinstance(node, dict):
        return node
    out = {key: strict(value) for key, value in node.items()}
    if node.get("type") == "object" and "properties" in node:
        out["additionalProperties"] = False
    return out


def variants(schema, direction):
    return [ref["$ref"].rsplit("/", 1)[1] for ref in schema["$defs"][direction]["oneOf"]]


def main(schema_path, *folders):
    schema = json.loads(pathlib.Path(schema_path).read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    validators = {
        (direction, name): jsonschema.Draft202012Validator(
            {"$ref": f"#/$defs/{name}", "$defs": strict(schema["$defs"])})
        for direction in ("client", "server") for name in variants(schema, direction)
    }
    seen, wrong, count = set(), 0, 0
    for folder in folders:
        for path in sorted(pathlib.Path(folder).glob("*/*.json")):
            message = json.loads(path.read_text())
            key = (path.parent.name, f"{path.parent.name}_{message.get('type')}")
            count += 1
            seen.add(key)
            problems = list(validators[key].iter_errors(message)) if key in validators else ["unknown"]
            for problem in problems[:3]:
                print(f"{path}: {problem if isinstance(problem, str) else problem.json_path + ': ' + problem.message}")
            wrong += bool(problems)
    for direction, name in sorted(set(validators) - seen):
        print(f"no {direction} message is a {name}")
        wrong += 1
    events = {event["kind"] for folder in folders for path in pathlib.Path(folder).glob("server/*.json")
              for event in json.loads(path.read_text()).get("events", [])}
    for kind in sorted(set(schema["$defs"]["event"]["properties"]["kind"]["enum"]) - events):
        print(f"no message tells of {kind}")
        wrong += 1
    print(f"{count} messages, {wrong} problems")
    return 1 if wrong or not count else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
